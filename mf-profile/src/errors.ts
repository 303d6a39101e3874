import { errorTable } from '@greenlight/runtime'

/** The texts by error code. Some are prescribed literally, also those that name rules. */
export const { failure, fail } = errorTable({
  // Profile
  'profile/owner-unavailable': 'Owner unavailable.',
  'profile/conversation-start-failed': "Couldn't start the conversation.",
  'profile/flag-withdraw-failed': 'Failed to take back your report. Please try again.',

  'profile/revision-load-failed': 'Failed to load what you can do about the notes.',
  'profile/revision-failed': 'Failed to propose other notes. Please try again.',
  'profile/revision-length': 'Notes have at most 2,000 characters.',
  'profile/revision-same': 'These are the notes as they are.',

  // Experiences and comments
  'profile/experience-tone': 'Please choose what it was like.',
  'profile/experiences-load-failed': 'Failed to load experiences.',
  'profile/experience-note': 'Please add a short note.',
  'profile/experience-note-length': 'A note has at most 2,000 characters.',
  'profile/experience-signed-out': 'Please sign in to share your experience.',
  'profile/experience-add-failed': 'Failed to add experience. Check Firestore rules.',
  'profile/experience-exists':
    'You have already added an experience here. Delete it to add another one.',
  'profile/comments-load-failed': 'Failed to load comments.',
  'profile/comment-signed-out': 'Please sign in to comment.',
  'profile/comment-length': 'A comment has at most 1,000 characters.',
  'profile/comment-add-failed': 'Failed to add comment.',
  'profile/comment-empty': 'Please write something, or delete the comment.',
  'profile/comment-missing': 'Please write a comment.',
  'profile/profile-gone': 'This profile is no longer shown, so nothing can be added to it.',
  'profile/edit-failed': 'Failed to save your changes.',
  'profile/edit-too-late': 'This can be changed for 15 minutes only.',

  // Settings and the account
  'profile/new-password-required': 'Please enter a new password.',
  'profile/password-change-failed': 'Failed to change your password.',
  'profile/new-email-required': 'Please enter your new e-mail address.',
  'profile/email-change-failed': 'Failed to send the e-mail. Please try again.',
  'profile/sign-out-everywhere-failed': 'Failed to sign out everywhere. Please try again.',
  'profile/unblock-failed': 'Failed to unblock this member.',
  'profile/search-remove-failed': 'Failed to remove this search. Please try again.',
  'profile/test-failed': 'It could not be sent. Please try again.',
  'profile/test-too-soon': 'You can ask for one a minute. Please wait a moment.',
  'profile/test-unverified': 'Please verify your e-mail address first.',
  'profile/terms-load-failed': 'Failed to load the terms.',
  'profile/account-details-failed': 'Failed to prepare your account details.',
  'profile/account-delete-failed': 'Failed to delete account.',
  'profile/recent-sign-in-needed': 'Please sign in again to confirm that it is you.',

  // Notices and feedback
  'profile/notices-load-failed': 'Failed to load your notices.',
  'profile/notice-remove-failed': 'Failed to remove this notice.',
  'profile/feedback-load-failed': 'Failed to load the survey.',
})
