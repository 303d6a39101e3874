import { describe, expect, it } from 'vitest'
import { type Queue, type QueueAction, reduceQueue, selectedHasLeft, startQueue } from './queue.ts'

type Item = { readonly key: string; readonly text?: string }

const list = (keys: string): readonly Item[] => [...keys].map((key) => ({ key }))

/**
 * Runs each step: `abc` is listed, `>` and `<` step, `=b` selects b, `!` decides the selected item, `-b` decides b.
 * `+b abc` undoes the decision on b, `?b abc` reports that it has failed.
 */
function play(start: string, ...steps: string[]): Queue<Item> {
  return steps.reduce(
    (queue, step) => reduceQueue(queue, read(step, queue)),
    startQueue(list(start)),
  )
}

function read(step: string, queue: Queue<Item>): QueueAction<Item> {
  if (step === '>') return { type: 'stepped', by: 1 }
  if (step === '<') return { type: 'stepped', by: -1 }
  if (step === '!') return { type: 'decided', key: queue.selected?.key ?? '' }
  const [what, items = ''] = step.slice(1).split(' ')
  if (step.startsWith('-')) return { type: 'decided', key: step.slice(1) }
  if (step.startsWith('+') || step.startsWith('?')) {
    const selects = step.startsWith('+')
    return { type: 'returned', keys: [what ?? ''], items: list(items), selects }
  }
  if (step.startsWith('=')) return { type: 'selected', key: step.slice(1) }
  return { type: 'listed', items: list(step) }
}

const shown = (queue: Queue<Item>) => ({
  items: queue.items.map(({ key }) => key).join(''),
  selected: queue.selected?.key ?? null,
  hasLeft: selectedHasLeft(queue),
})

describe('moving', () => {
  it.each([
    ['starts with the first item', 'abc', [], 'a'],
    ['steps to the next item', 'abc', ['>'], 'b'],
    ['stops at the last item', 'abc', ['>', '>', '>'], 'c'],
    ['stops at the first item', 'abc', ['<'], 'a'],
    ['selects an item', 'abc', ['=c'], 'c'],
    ['keeps its item when others are listed before it', 'bc', ['>', 'abc', '>'], 'c'],
  ])('%s', (_, start, steps, selected) => {
    expect(shown(play(start, ...steps))).toMatchObject({ selected, hasLeft: false })
  })
})

describe('after a decision of this admin', () => {
  it.each([
    ['selects the next item', 'abc', ['>', '!'], 'ac', 'c'],
    ['selects the previous item at the end', 'abc', ['=c', '!'], 'ab', 'b'],
    ['selects nothing when no item is left', 'a', ['!'], '', null],
    ['hides the item while the listener still lists it', 'abc', ['!', 'abcd'], 'bcd', 'b'],
    ['shows the item again when it is listed again', 'abc', ['!', 'bc', 'bca'], 'bca', 'b'],
    ['shows it again also if the listener removed it first', 'ab', ['b', '!', 'ba'], 'ba', 'b'],
  ])('%s', (_, start, steps, items, selected) => {
    expect(shown(play(start, ...steps))).toEqual({ items, selected, hasLeft: false })
  })
})

describe('a decision that is not stored', () => {
  it.each([
    ['selects its item again when it is undone', 'abc', ['>', '!', '+b abc'], 'abc', 'b'],
    ['selects it also if it was the only one', 'a', ['!', '+a a'], 'a', 'a'],
    ['leaves the shown item when it has failed', 'abc', ['!', '?a abc'], 'abc', 'b'],
    [
      'selects nothing else if another admin has decided meanwhile',
      'abc',
      ['!', 'bc', '+a bc'],
      'bc',
      'b',
    ],
    ['leaves the shown item when another one is decided with it', 'abc', ['-b'], 'ac', 'a'],
  ])('%s', (_, start, steps, items, selected) => {
    expect(shown(play(start, ...steps))).toEqual({ items, selected, hasLeft: false })
  })

  it('is not listed when the queue starts again', () => {
    expect(shown(startQueue(list('abc'), null, ['a']))).toMatchObject({
      items: 'bc',
      selected: 'b',
    })
  })
})

describe('after a decision of another admin', () => {
  it('keeps the item selected, so that a click meant for it does not decide on the next one', () => {
    expect(shown(play('abc', '>', 'ac'))).toEqual({ items: 'ac', selected: 'b', hasLeft: true })
    expect(shown(play('a', ''))).toEqual({ items: '', selected: 'a', hasLeft: true })
  })

  it.each([
    ['to the item after it', 'abc', ['>', 'ac', '>'], 'c'],
    ['to the item before it', 'abc', ['>', 'ac', '<'], 'a'],
    ['to the last item if it was the last', 'abc', ['=c', 'ab', '>'], 'b'],
    ['to no item if it was the only one', 'a', ['', '>'], null],
    ['to the item after it when others leave, too', 'abcde', ['=d', 'abce', 'ce', '>'], 'e'],
    ['to the item after it when it left with others', 'abcd', ['=c', 'd', '>'], 'd'],
    ['to the item after it when older ones are listed', 'bcd', ['=c', 'abd', '>'], 'd'],
    [
      'to the item after it when one before it moves to the end',
      'abcd',
      ['=b', 'acd', 'cda', '>'],
      'c',
    ],
    [
      'to the item after it when one moves to the end as it leaves',
      'abcd',
      ['=b', 'cda', '>'],
      'c',
    ],
    ['to the item after it when one after it moves to the start', 'abcd', ['=b', 'dac', '>'], 'c'],
  ])('steps %s', (_, start, steps, selected) => {
    expect(shown(play(start, ...steps))).toMatchObject({ selected, hasLeft: false })
  })
})

it('updates the selected item without counting a move', () => {
  const queue = reduceQueue(startQueue(list('ab')), {
    type: 'listed',
    items: [{ key: 'a', text: 'new' }],
  })
  expect(queue.selected).toEqual({ key: 'a', text: 'new' })
  expect(queue.moves).toBe(0)
})
