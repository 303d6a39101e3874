import { parseCase } from '@greenlight/domain/case'
import { expect, it } from 'vitest'
import { grantOf, newGrantForm } from './GrantFields.tsx'

it.each([
  ['remove', 'takedown'],
  ['intimate', 'delete'],
  ['correct', 'takedown'],
  ['answer', 'reply'],
])('offers for the wish %s the act %s', (wish, act) => {
  expect(newGrantForm(parseCase('a', { wish })).act).toBe(act)
})

it('offers as much of the statement as fits on a profile as the answer there', () => {
  const statement = 'a'.repeat(1500)
  expect(newGrantForm(parseCase('a', { statement })).text).toHaveLength(1000)
})

const form = { act: 'takedown', reason: 'Not kind.', text: 'I was ill.' } as const

it('needs a profile, and a reason or a text for what it does', () => {
  expect(grantOf(form, 'r')).toEqual({ act: 'takedown', reportId: 'r', reason: 'Not kind.' })
  expect(grantOf(form, null)).toBeNull()
  expect(grantOf({ ...form, reason: ' ' }, 'r')).toBeNull()
  const reply = { ...form, act: 'reply' } as const
  expect(grantOf(reply, 'r')).toEqual({ act: 'reply', reportId: 'r', text: 'I was ill.' })
  expect(grantOf({ ...reply, text: '' }, 'r')).toBeNull()
  expect(grantOf({ ...form, act: 'none', reason: '' }, null)).toEqual({ act: 'none' })
})
