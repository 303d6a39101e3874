import { expect, test } from 'vitest'
import { errorText, GreenlightError, toGreenlightError } from './errors.ts'

test('an error says the text of its code and keeps what caused it', () => {
  const cause = new Error('permission-denied')
  const error = new GreenlightError('gallery-load-failed', cause)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code: 'gallery-load-failed', cause })
  expect(error.message).toBe('Failed to load gallery.')
})

test('a known error keeps its code when it passes through a wider catch', () => {
  const missing = new GreenlightError('profile-not-found')
  expect(toGreenlightError(missing, 'profile-load-failed')).toBe(missing)
  const wrapped = toGreenlightError('network', 'profile-load-failed')
  expect(wrapped).toMatchObject({ code: 'profile-load-failed', cause: 'network' })
})

test('the quoted punctuation is the described one', () => {
  expect(errorText('conversation-start-failed')).toBe("Couldn't start the conversation.")
  expect(errorText('share-wants-to-see')).toBe('Please select "Who do they want to see?"')
  expect(errorText('passwords-differ')).toBe('Passwords do not match')
})
