// @vitest-environment node
import { expect, it } from 'vitest'
import { parseRegistry } from './contract.mjs'
import { heldLine, holdOf, needNoHold } from './holds.mjs'

const registry = parseRegistry({
  generation: 1,
  shell: { name: 'shell', version: '1.0.0', contract: 1, content: 'shell' },
  remotes: {
    'mf-gallery': [
      {
        name: 'mf-gallery',
        version: '1.3.0',
        contract: 1,
        content: 'broken',
        entry: 'http://localhost/mf-gallery/1.3.0/remoteEntry.js',
        routes: [],
      },
    ],
  },
})
const why = { by: 'robin', reason: 'it is broken' }
const hold = holdOf(registry, 'mf-gallery', why)
const holds = { 'mf-gallery': hold }
const build = (/** @type {string} */ content) => ({ name: 'mf-gallery', content })

it('knows what was rolled back, by whom and why', () => {
  expect(hold).toMatchObject({ ...why, version: '1.3.0', content: 'broken' })
  expect(holdOf(registry, 'shell', why)).toMatchObject({ version: '1.0.0', content: 'shell' })
  expect(() => holdOf(registry, 'mf-none', why)).toThrow('mf-none is not published.')
})

it('refuses the same content by name, and says what brings it back', () => {
  expect(() => needNoHold(holds, build('broken'), false)).toThrow(
    'mf-gallery has not changed since 1.3.0 was rolled back: npm run unhold -- mf-gallery 1.3.0',
  )
  expect(() => needNoHold(holds, build('mended'), false)).not.toThrow()
})

it('refuses any content that nobody named', () => {
  expect(() => needNoHold(holds, build('mended'), true)).toThrow(heldLine('mf-gallery', hold))
  expect(() => needNoHold({}, build('mended'), true)).not.toThrow()
})

it('is said in one line', () => {
  const since = '2026-11-28T04:05:06.000Z'
  expect(heldLine('mf-gallery', { ...hold, since })).toBe(
    'mf-gallery is held since 1.3.0 was rolled back (2026-11-28 04:05 UTC, robin: it is broken): npm run unhold -- mf-gallery ends that.',
  )
})
