import { expect, test } from 'vitest'
import { deletionLogId } from './logEntry.ts'

test('deletionLogId contains the path and the creation time', () => {
  const id = deletionLogId('reports/r/experiences/e', new Date(1_760_000_000_123))
  expect(id).toBe('reports~r~experiences~e~1760000000123')
})
