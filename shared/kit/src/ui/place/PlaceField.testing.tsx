import type { Place } from '@greenlight/domain/coords'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { vi } from 'vitest'

// Downshift and the search are imported by each test: on a busy machine that takes seconds.
configure({ asyncUtilTimeout: 10_000 })

export const townFile = JSON.stringify([
  { City: 'New York', ST: 'NY', lat: 40.714, lon: -74.006 },
  { City: 'Chicago', ST: 'IL', lat: 41.85, lon: -87.65 },
  { City: 'Houston', ST: 'TX', lat: 29.763, lon: -95.363 },
  { City: 'Phoenix', ST: 'AZ', lat: 33.448, lon: -112.074 },
  { City: 'Chico', ST: 'CA', lat: 39.728, lon: -121.837 },
  { City: 'Phenix City', ST: 'AL', lat: 32.471, lon: -85.001 },
  { City: 'Springfield', ST: 'MO', lat: 37.215, lon: -93.298 },
  { City: 'Springfield', ST: 'IL', lat: 39.802, lon: -89.644 },
  { City: 'Phenix', ST: 'VA', lat: 37.093, lon: -78.791 },
])
export const chicago = { text: 'Chicago, IL', coords: { lat: 41.85, lon: -87.65 } }
export const user = userEvent.setup()

/** Renders the field in a form, with its value shown beside it. */
export async function renderPlaceField(initial: Place = { text: '', coords: null }) {
  const { box, place, submitted } = await openPlainBox(initial)
  await user.hover(box)
  return { box: await suggestingBox(), place, submitted }
}

/** Waits until the field has suggestions. On a busy machine Downshift takes long to load. */
export async function suggestingBox() {
  await screen.findByRole('listbox', { hidden: true }, { timeout: 10_000 })
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' })
}

/** Renders the field before the combobox is downloaded. */
export async function openPlainBox(initial: Place = { text: '', coords: null }) {
  const { PlaceField } = await import('./PlaceField.tsx')
  const submitted = vi.fn((event: FormEvent) => event.preventDefault())
  function Owner() {
    const [place, setPlace] = useState(initial)
    return (
      <form onSubmit={submitted}>
        <PlaceField label="Location" value={place} onChange={setPlace} />
        <output>{JSON.stringify(place)}</output>
        <button>Save</button>
      </form>
    )
  }
  render(<Owner />)
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' })
  const place = () => JSON.parse(screen.getByText(/^\{/).textContent) as Place
  return { box, place, submitted }
}

export const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
export const pause = () => new Promise((resolve) => setTimeout(resolve, 250))
