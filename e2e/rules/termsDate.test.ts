import { termsDate } from '@greenlight/domain/terms'
import { expect, it } from 'vitest'
import { firestoreRules } from './setup/testDatabase.ts'

it('the terms of the rules have the date of the terms on the pages', () => {
  const [, year, month, day] = /timestamp\.date\((\d+), (\d+), (\d+)\)/.exec(firestoreRules) ?? []
  expect(Date.UTC(Number(year), Number(month) - 1, Number(day))).toBe(termsDate.getTime())
})
