import { errorTable } from '@greenlight/runtime'

/** The errors of this remote, with the texts that members read. */
export const { failure, fail } = errorTable({
  'onboarding/sign-up-failed': 'Sign-up failed',
  'onboarding/google-sign-in-failed': 'Google sign-in failed',
  'onboarding/email-required': 'Please enter your e-mail address.',
  'onboarding/passwords-differ': 'Passwords do not match',
  'onboarding/reset-failed': 'Failed to send the e-mail. Please try again.',
  'onboarding/username-required': 'Please choose a username.',
  'onboarding/username-length': 'A username has 2 to 40 characters.',
  'onboarding/username-letters':
    "A username has letters from A to Z, digits, single blanks and . _ - ' only.",
  'onboarding/username-house':
    'This name reads as if you were the team of Greenlight. Please choose another one.',
  'onboarding/username-taken': 'This name is taken. Please choose another one.',
  'onboarding/email-answer-required': 'Please choose whether we may write to you.',
  'onboarding/setup-save-failed': 'Failed to save your profile.',
  'onboarding/reply-delete-failed': 'Failed to delete your answer. Please try again.',
  'onboarding/acceptance-failed': 'Failed to record your acceptance. Please try again.',
})
