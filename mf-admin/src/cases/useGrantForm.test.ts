import { parseCase } from '@greenlight/domain/case'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { grantSchema, newGrantValues } from './useGrantForm.ts'

it.each([
  ['remove', 'takedown'],
  ['intimate', 'delete'],
  ['correct', 'takedown'],
  ['answer', 'reply'],
])('newGrantValues: a request with the wish %s starts with the act %s', (wish, act) => {
  expect(newGrantValues(parseCase('a', { wish })).act).toBe(act)
})

it('newGrantValues cuts the statement to the 1,000 characters of an answer on a profile', () => {
  const statement = 'a'.repeat(1500)
  expect(newGrantValues(parseCase('a', { statement })).text).toHaveLength(1000)
})

const values = { act: 'takedown', reason: 'Not kind.', text: 'I was ill.' } as const

/** What granting does, or what is missing. */
function grantOf(input: unknown, reportId: string | null) {
  const result = v.safeParse(grantSchema(reportId), input)
  return result.success ? result.output : result.issues.map((issue) => v.getDotPath(issue))
}

it('makes a grant of the fields that the act needs', () => {
  expect(grantOf(values, 'r')).toEqual({ act: 'takedown', reportId: 'r', reason: 'Not kind.' })
  const reply = { ...values, act: 'reply' } as const
  expect(grantOf(reply, 'r')).toEqual({ act: 'reply', reportId: 'r', text: 'I was ill.' })
  expect(grantOf({ ...values, act: 'none', reason: '' }, null)).toEqual({ act: 'none' })
})

it('names all that is missing: the profile, and the reason or the text for the act', () => {
  expect(grantOf(values, null)).toEqual(['act'])
  expect(grantOf({ ...values, reason: ' ' }, 'r')).toEqual(['reason'])
  expect(grantOf({ ...values, reason: ' ' }, null)).toEqual(['act', 'reason'])
  expect(grantOf({ ...values, act: 'reply', text: '' }, 'r')).toEqual(['text'])
})
