import { expect, test } from 'vitest'
import { deletionLogId } from './moderation.ts'

test('a deletion is logged under its path and the creation time of what was deleted', () => {
  const id = deletionLogId('reports/r/experiences/e', new Date(1_760_000_000_123))
  expect(id).toBe('reports~r~experiences~e~1760000000123')
})
