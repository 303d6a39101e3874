import { expect, test } from 'vitest'
// Publishing asks the same of a release, in another language: one table for both.
import cases from '../../../tools/publish/caretRanges.json' with { type: 'json' }
import { caretAccepts } from './sharedVersions.ts'

test.each(cases as [string, string, boolean][])('%s accepts %s: %s', (range, version, accepted) => {
  expect(caretAccepts(range, version)).toBe(accepted)
})
