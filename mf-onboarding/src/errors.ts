import { errorTable } from '@greenlight/runtime'

/** The errors of this remote, with the texts that members read. */
export const { failure } = errorTable({
  'onboarding/sign-up-failed': 'Sign-up failed',
  'onboarding/google-sign-in-failed': 'Google sign-in failed',
  'onboarding/email-required': 'Please enter your e-mail address.',
  'onboarding/passwords-differ': 'Passwords do not match',
  'onboarding/reset-failed': 'Failed to send the e-mail. Please try again.',
  'onboarding/setup-save-failed': 'Failed to save your profile.',
  'onboarding/reply-delete-failed': 'Failed to delete your answer. Please try again.',
  'onboarding/acceptance-failed': 'Failed to record your acceptance. Please try again.',
})
