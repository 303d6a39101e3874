import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useGradually } from './useGradually.ts'

const upTo = (end: number) => Array.from({ length: end }, (_, index) => index)

function draw(first: readonly number[], groupOf: (index: number) => number = () => 0) {
  const lengths: number[] = []
  const hook = renderHook(
    ({ items }) => {
      const drawn = useGradually(items, 10, groupOf)
      lengths.push(drawn.length)
      return drawn
    },
    { initialProps: { items: first } },
  )
  return { ...hook, lengths }
}

it('renders all first items at once', () => {
  expect(draw(upTo(35)).result.current).toEqual(upTo(35))
})

it('renders many new items in steps, in order', async () => {
  const { result, rerender, lengths } = draw([])
  rerender({ items: upTo(35) })
  expect(result.current).toEqual(upTo(10))
  await vi.waitFor(() => expect(result.current).toEqual(upTo(35)))
  expect([...new Set(lengths)]).toEqual([0, 10, 20, 30, 35])
})

it('keeps rendered items when others are added or removed', () => {
  const { result, rerender } = draw(upTo(35))
  const changed = [...upTo(35).filter((item) => item !== 3), 35, 36]
  rerender({ items: changed })
  expect(result.current).toEqual(changed)
})

it('counts an item that moves to another group as new', async () => {
  const { result, rerender } = draw(upTo(35), (index) => Math.floor(index / 2))
  rerender({ items: upTo(35).slice(1) })
  // Without 0, each even number moves to the pair before: 2 to 20 are ten, 22 comes later.
  expect(result.current).toEqual(upTo(22).slice(1))
  await vi.waitFor(() => expect(result.current).toEqual(upTo(35).slice(1)))
})

it('stops rendering an outdated list', async () => {
  const { result, rerender } = draw([])
  rerender({ items: upTo(35) })
  rerender({ items: [100] })
  await act(() => new Promise((done) => setTimeout(done, 20)))
  expect(result.current).toEqual([100])
})
