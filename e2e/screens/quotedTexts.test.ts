import { expect, test } from 'vitest'
import { failure as gallery } from '../../mf-gallery/src/errors.ts'
import { failure as onboarding } from '../../mf-onboarding/src/errors.ts'
import { failure as profile } from '../../mf-profile/src/errors.ts'

test('quoted texts have the punctuation of the product description', () => {
  expect(profile('profile/conversation-start-failed').text).toBe("Couldn't start the conversation.")
  expect(gallery('gallery/share-wants-to-see').text).toBe(
    'Please select "Who do they want to see?"',
  )
  expect(onboarding('onboarding/passwords-differ').text).toBe('Passwords do not match')
})
