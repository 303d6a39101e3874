import { type Case, parseCase } from '@greenlight/domain/case'
import { expect, it } from 'vitest'
import { groupSameWords } from './sameWords.ts'

const request = (id: string, fields: Partial<Case> = {}): Case => ({
  ...parseCase(id, {}),
  ...{ by: id, reportId: 'r', statement: 'This is me.', ...fields },
})

const idsOf = (cases: readonly Case[]) =>
  groupSameWords(cases).map(({ openCase, sameWords }) =>
    [openCase, ...sameWords].map(({ id }) => id),
  )

it('groups requests in the same words about the same profile, from any sender', () => {
  expect(
    idsOf([
      request('a'),
      request('other words', { statement: 'Not me.' }),
      request('b', { statement: ' this is  ME. ' }),
      request('other profile', { reportId: 's' }),
      request('other wish', { wish: 'intimate' }),
      request('for a child', { relation: 'minor' }),
    ]),
  ).toEqual([['a', 'b'], ['other words'], ['other profile'], ['other wish'], ['for a child']])
})

it('compares what is known about a profile that has no link', () => {
  const about = (id: string, text: string) => request(id, { reportId: null, about: text })
  expect(idsOf([about('a', 'Sam, Reno'), about('b', 'Tom'), about('c', 'sam,  reno')])).toEqual([
    ['a', 'c'],
    ['b'],
  ])
})

it('groups appeals of one member against several decisions', () => {
  const appeal = (id: string, by: string) =>
    request(id, { kind: 'appeal', by, reportId: id, appealed: id })
  expect(idsOf([appeal('a', 'ann'), appeal('b', 'bob'), appeal('c', 'ann')])).toEqual([
    ['a', 'c'],
    ['b'],
  ])
})
