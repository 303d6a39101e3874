import { expect, it } from 'vitest'
import { decisionText } from './decisionPoint.ts'

it.each([
  [null, '', ''],
  [null, 'Not kind.', 'Not kind.'],
  ['minor', '', 'Someone under 18'],
  ['intimate', 'It was private.', 'Intimate picture: It was private.'],
] as const)('says the point %s and the words "%s" as "%s"', (point, reason, text) => {
  expect(decisionText(point, reason)).toBe(text)
})
