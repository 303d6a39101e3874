import { expect, test, vi } from 'vitest'
import { onDenied } from './denied.ts'
import { errorTable, toGreenlightError } from './errors.ts'

const { failure, fail } = errorTable({ 'gallery/load-failed': 'Failed to load gallery.' })
const refused = (code: string) => Object.assign(new Error('Refused.'), { code })

test('a listener is called once for a request that the rules refuse, also if its error is created again', () => {
  const listener = vi.fn()
  const end = onDenied(listener)
  toGreenlightError(refused('unavailable'), failure('gallery/load-failed'))
  toGreenlightError('permission-denied', failure('gallery/load-failed'))
  expect(listener).not.toHaveBeenCalled()
  const cause = refused('permission-denied')
  toGreenlightError(cause, failure('gallery/load-failed'))
  fail('gallery/load-failed', cause)
  expect(listener).toHaveBeenCalledOnce()
  fail('gallery/load-failed', refused('permission-denied'))
  expect(listener).toHaveBeenCalledTimes(2)
  end()
  fail('gallery/load-failed', refused('permission-denied'))
  expect(listener).toHaveBeenCalledTimes(2)
})
