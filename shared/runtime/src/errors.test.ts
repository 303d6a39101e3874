import { expect, test } from 'vitest'
import { errorText, GreenlightError, toGreenlightError } from './errors.ts'

test('an error has the text of its code and keeps its cause', () => {
  const cause = new Error('permission-denied')
  const error = new GreenlightError('gallery-load-failed', cause)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: 'gallery-load-failed', cause })
  expect(error.message).toBe('Failed to load gallery.')
})

test('an error with a code keeps it when it is converted again', () => {
  const missing = new GreenlightError('profile-not-found')
  expect(toGreenlightError(missing, 'profile-load-failed')).toBe(missing)
  const wrapped = toGreenlightError('network', 'profile-load-failed')
  expect(wrapped).toMatchObject({ code: 'profile-load-failed', cause: 'network' })
})

test('quoted texts have the punctuation of the product description', () => {
  expect(errorText('conversation-start-failed')).toBe("Couldn't start the conversation.")
  expect(errorText('share-wants-to-see')).toBe('Please select "Who do they want to see?"')
  expect(errorText('passwords-differ')).toBe('Passwords do not match')
})

test('an error of another bundle, with a class of its own, keeps its code', () => {
  const other = Object.assign(new Error('Failed to load flags.'), {
    name: 'GreenlightError',
    code: 'flags-load-failed',
  })
  expect(toGreenlightError(other, 'listeners-failed')).toBe(other)
})
