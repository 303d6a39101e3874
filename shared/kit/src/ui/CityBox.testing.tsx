import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { vi } from 'vitest'
import type { Place } from '../domain/place.ts'

export const cityFile = JSON.stringify([
  { City: 'New York', ST: 'NY', lat: 40.714, lon: -74.006 },
  { City: 'Chicago', ST: 'IL', lat: 41.85, lon: -87.65 },
  { City: 'Houston', ST: 'TX', lat: 29.763, lon: -95.363 },
  { City: 'Phoenix', ST: 'AZ', lat: 33.448, lon: -112.074 },
  { City: 'Chico', ST: 'CA', lat: 39.728, lon: -121.837 },
  { City: 'Phenix City', ST: 'AL', lat: 32.471, lon: -85.001 },
  { City: 'Phenix', ST: 'VA', lat: 37.093, lon: -78.791 },
])
export const chicago = { text: 'Chicago, IL', coords: { lat: 41.85, lon: -87.65 } }
export const user = userEvent.setup()

/** The box in a form, with what it tells its owner shown beside it. */
export async function openBox(initial: Place = { text: '', coords: null }) {
  const { box, place, submitted } = await openPlainBox(initial)
  await user.hover(box)
  return { box: await suggestingBox(), place, submitted }
}

/** The box once it suggests. On a busy machine Downshift takes its time to be read. */
export async function suggestingBox() {
  await screen.findByRole('listbox', { hidden: true }, { timeout: 10_000 })
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' })
}

/** As it is before that which suggests has been downloaded. */
export async function openPlainBox(initial: Place = { text: '', coords: null }) {
  const { CityBox } = await import('./CityBox.tsx')
  const submitted = vi.fn((event: FormEvent) => event.preventDefault())
  function Owner() {
    const [place, setPlace] = useState(initial)
    return (
      <form onSubmit={submitted}>
        <CityBox label="Location" value={place} onChange={setPlace} />
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
