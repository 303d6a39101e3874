import * as v from 'valibot'
import { expect, test } from 'vitest'
import { showMeSchema } from './memberSchemas.ts'

const textOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message ?? null

test('a member wants to see somebody', () => {
  expect(textOf(showMeSchema, [])).toBe('Please choose who you want to see.')
  expect(textOf(showMeSchema, ['women'])).toBeNull()
})
