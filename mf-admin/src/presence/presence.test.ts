import { expect, it } from 'vitest'
import { othersLookingAt, type Presence } from './presence.ts'

const mark = (uid: string, item: string, second: number): Presence => ({
  ...{ uid, items: item.split(' '), at: new Date(second * 1000) },
})

it.each<[string, readonly Presence[], readonly string[]]>([
  ['another admin', [mark('me', 'a', 100), mark('ann', 'a', 95)], ['ann']],
  ['several', [mark('ann', 'a', 100), mark('bob', 'a', 95)], ['ann', 'bob']],
  ['not oneself', [mark('me', 'a', 100)], []],
  ['not those at another item', [mark('me', 'a', 100), mark('ann', 'ab', 95)], []],
  [
    'who has a decision on it that is not sent',
    [mark('me', 'a', 100), mark('ann', 'b a', 95)],
    ['ann'],
  ],
  ['until 30 seconds have passed', [mark('me', 'a', 100), mark('ann', 'a', 71)], ['ann']],
  ['not afterwards', [mark('me', 'a', 100), mark('ann', 'a', 70)], []],
])('shows %s', (_, marks, uids) => {
  expect(othersLookingAt('a', marks, 'me')).toEqual(uids)
})
