import { describe, expect, it } from 'vitest'
import { isGone, nextQueue, startQueue, type Queue, type QueueAction } from './queue.ts'

type Item = { readonly key: string; readonly text?: string }

const list = (keys: string): readonly Item[] => [...keys].map((key) => ({ key }))

/** Takes each step in turn: `abc` arrives, `>` and `<` step, `=b` selects b, `!` settles what is selected. */
function play(start: string, ...steps: string[]): Queue<Item> {
  return steps.reduce((queue, step) => nextQueue(queue, read(step, queue)), startQueue(list(start)))
}

function read(step: string, queue: Queue<Item>): QueueAction<Item> {
  if (step === '>') return { type: 'stepped', by: 1 }
  if (step === '<') return { type: 'stepped', by: -1 }
  if (step === '!') return { type: 'settled', key: queue.selected?.key ?? '' }
  if (step.startsWith('=')) return { type: 'selected', key: step.slice(1) }
  return { type: 'arrived', items: list(step) }
}

const shown = (queue: Queue<Item>) => ({
  items: queue.items.map(({ key }) => key).join(''),
  selected: queue.selected?.key ?? null,
  gone: isGone(queue),
})

describe('moving', () => {
  it.each([
    ['starts with the first', 'abc', [], 'a'],
    ['steps on', 'abc', ['>'], 'b'],
    ['stops at the end', 'abc', ['>', '>', '>'], 'c'],
    ['stops at the start', 'abc', ['<'], 'a'],
    ['selects', 'abc', ['=c'], 'c'],
    ['stays with its item when others arrive before it', 'bc', ['>', 'abc', '>'], 'c'],
  ])('%s', (_, start, steps, selected) => {
    expect(shown(play(start, ...steps))).toMatchObject({ selected, gone: false })
  })
})

describe('what I decide', () => {
  it.each([
    ['selects the next one', 'abc', ['>', '!'], 'ac', 'c'],
    ['selects the one before at the end', 'abc', ['=c', '!'], 'ab', 'b'],
    ['leaves nothing after the last', 'a', ['!'], '', null],
    ['stays away while the listener does not know yet', 'abc', ['!', 'abcd'], 'bcd', 'b'],
    ['comes back when it waits anew', 'abc', ['!', 'bc', 'bca'], 'bca', 'b'],
    ['comes back also if the listener was faster', 'ab', ['b', '!', 'ba'], 'ba', 'b'],
  ])('%s', (_, start, steps, items, selected) => {
    expect(shown(play(start, ...steps))).toEqual({ items, selected, gone: false })
  })
})

describe('what another admin decides', () => {
  it('stays in sight, so that a decision meant for it never hits the next one', () => {
    expect(shown(play('abc', '>', 'ac'))).toEqual({ items: 'ac', selected: 'b', gone: true })
    expect(shown(play('a', ''))).toEqual({ items: '', selected: 'a', gone: true })
  })

  it.each([
    ['on to the one after it', 'abc', ['>', 'ac', '>'], 'c'],
    ['back to the one before it', 'abc', ['>', 'ac', '<'], 'a'],
    ['to the last where it was the last', 'abc', ['=c', 'ab', '>'], 'b'],
    ['to nothing where it was the only one', 'a', ['', '>'], null],
    ['on to the one after it when others go, too', 'abcde', ['=d', 'abce', 'ce', '>'], 'e'],
    ['on to the one after it when it went with others', 'abcd', ['=c', 'd', '>'], 'd'],
    ['on to the one after it when older ones come', 'bcd', ['=c', 'abd', '>'], 'd'],
  ])('goes %s', (_, start, steps, selected) => {
    expect(shown(play(start, ...steps))).toMatchObject({ selected, gone: false })
  })
})

it('shows what changed of the selected item, and does not count that as moving on', () => {
  const queue = nextQueue(startQueue(list('ab')), {
    type: 'arrived',
    items: [{ key: 'a', text: 'new' }],
  })
  expect(queue.selected).toEqual({ key: 'a', text: 'new' })
  expect(queue.moves).toBe(0)
})
