import { expect, test } from 'vitest'
import { errorTable, GreenlightError, toGreenlightError } from './errors.ts'

const { failure, fail } = errorTable({
  'gallery/load-failed': 'Failed to load gallery.',
  'kit/profile-not-found': 'Profile not found.',
})

test('an error has the text of its code and keeps its cause', () => {
  const cause = new Error('permission-denied')
  const error = fail('gallery/load-failed', cause)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: 'gallery/load-failed', cause })
  expect(error.message).toBe('Failed to load gallery.')
})

test('an error with a code keeps it when it is converted again', () => {
  const missing = new GreenlightError(failure('kit/profile-not-found'))
  expect(toGreenlightError(missing, failure('gallery/load-failed'))).toBe(missing)
  const wrapped = toGreenlightError('network', failure('gallery/load-failed'))
  expect(wrapped).toMatchObject({ code: 'gallery/load-failed', cause: 'network' })
})

test('an error of another bundle, with a class of its own, keeps its code', () => {
  const other = Object.assign(new Error('Failed to load flags.'), {
    name: 'GreenlightError',
    code: 'admin/flags-load-failed',
  })
  expect(toGreenlightError(other, failure('gallery/load-failed'))).toBe(other)
})
