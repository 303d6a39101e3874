import { expect, test, vi } from 'vitest'
import { errorTable, toGreenlightError } from './errors.ts'
import { onQuotaExceeded } from './quota.ts'

const { failure, fail } = errorTable({ 'gallery/load-failed': 'Failed to load gallery.' })
const refused = (code: string) => Object.assign(new Error('Refused.'), { code })

test.each(['resource-exhausted', 'auth/quota-exceeded'])('%s is told once', (code) => {
  const listener = vi.fn()
  onQuotaExceeded(listener)
  toGreenlightError(refused('permission-denied'), failure('gallery/load-failed'))
  toGreenlightError('network', failure('gallery/load-failed'))
  expect(listener).not.toHaveBeenCalled()
  toGreenlightError(refused(code), failure('gallery/load-failed'))
  fail('gallery/load-failed', refused(code))
  expect(listener).toHaveBeenCalledOnce()
})
