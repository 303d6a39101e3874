import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { RangePair } from './RangePair.tsx'

afterEach(cleanup)

function Ages() {
  const [ages, setAges] = useState<readonly [number, number]>([25, 40])
  return (
    <RangePair
      label="Age"
      names={['Youngest', 'Oldest']}
      min={18}
      max={100}
      value={ages}
      valueText={(age) => `${age} years`}
      summary={`${ages[0]} to ${ages[1]}`}
      onChange={setAges}
    />
  )
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })

it.each([
  ['Youngest', '90', '40 to 40'],
  ['Youngest', '18', '18 to 40'],
  ['Oldest', '18', '25 to 25'],
  ['Oldest', '100', '25 to 100'],
])('%s moved to %s gives %s: thumbs can meet but never cross', (name, to, summary) => {
  render(<Ages />)
  fireEvent.change(slider(name), { target: { value: to } })
  expect(screen.queryByText(summary)).not.toBeNull()
  expect(slider('Youngest').valueAsNumber).toBeLessThanOrEqual(slider('Oldest').valueAsNumber)
})

it('announces each value in words', () => {
  render(<Ages />)
  expect(slider('Oldest').getAttribute('aria-valuetext')).toBe('40 years')
})
