import { parseCase } from '@greenlight/domain/case'
import { expect, it } from 'vitest'
import { grantOf, newGrantForm } from './GrantFields.tsx'

it.each([
  ['remove', 'takedown'],
  ['intimate', 'delete'],
  ['correct', 'takedown'],
  ['answer', 'reply'],
])('newGrantForm: a request with the wish %s starts with the act %s', (wish, act) => {
  expect(newGrantForm(parseCase('a', { wish })).act).toBe(act)
})

it('newGrantForm cuts the statement to the 1,000 characters of an answer on a profile', () => {
  const statement = 'a'.repeat(1500)
  expect(newGrantForm(parseCase('a', { statement })).text).toHaveLength(1000)
})

const form = { act: 'takedown', reason: 'Not kind.', text: 'I was ill.' } as const

it('grantOf returns null if the profile, or the reason or text for the act, is missing', () => {
  expect(grantOf(form, 'r')).toEqual({ act: 'takedown', reportId: 'r', reason: 'Not kind.' })
  expect(grantOf(form, null)).toBeNull()
  expect(grantOf({ ...form, reason: ' ' }, 'r')).toBeNull()
  const reply = { ...form, act: 'reply' } as const
  expect(grantOf(reply, 'r')).toEqual({ act: 'reply', reportId: 'r', text: 'I was ill.' })
  expect(grantOf({ ...reply, text: '' }, 'r')).toBeNull()
  expect(grantOf({ ...form, act: 'none', reason: '' }, null)).toEqual({ act: 'none' })
})
