/**
 * What members read, by error code, in one block per screen. Some texts are prescribed to the letter, also those
 * that name rules.
 */
export const errorTexts = {
  // Sign-in, sign-up, password reset
  'sign-in-failed': 'Sign-in failed',
  'sign-up-failed': 'Sign-up failed',
  'google-sign-in-failed': 'Google sign-in failed',
  'sign-out-failed': 'Failed to sign out. Please try again.',
  'passwords-differ': 'Passwords do not match',
  'email-required': 'Please enter your e-mail address.',
  'password-required': 'Please enter your password.',
  'reset-failed': 'Failed to send the e-mail. Please try again.',
  'verify-email-failed': 'Failed to send the e-mail. Please try again.',

  // Profile setup and terms
  'setup-signed-out': 'You must be signed in.',
  'setup-username': 'Please choose a username.',
  'setup-username-length': 'A username has 2 to 40 characters.',
  'setup-username-letters': "A username has letters, digits, single blanks and . _ - ' only.",
  'setup-username-house':
    'This name reads as if you were the team of Greenlight. Please choose another one.',
  'setup-location': 'Pick a location from the suggestions.',
  'setup-show-me': 'Please choose who you want to see.',
  'setup-save-failed': 'Failed to save your profile.',
  'acceptance-failed': 'Failed to record your acceptance. Please try again.',
  'member-load-failed': 'Failed to load your account. Please try again.',

  // Gallery and my shares
  'gallery-load-failed': 'Failed to load gallery.',
  'share-delete-failed': 'Failed to delete this share.',
  'search-save-failed': 'Failed to save this search. Please try again.',
  'search-remove-failed': 'Failed to remove this search. Please try again.',
  'searches-load-failed': 'Failed to load your saved searches.',
  'city-data-failed': 'Failed to load city data.',

  // Share form
  'share-wants-to-see': 'Please select "Who do they want to see?"',
  'share-failed': 'Failed to share this profile. Please try again.',

  // Profile, experiences, comments
  'day-is-full': 'You have reached the limit of a day. Please try again tomorrow.',
  'profile-load-failed': 'Failed to load profile.',
  'profile-not-found': 'Profile not found.',
  'photo-load-failed': 'Failed to load the full photo.',
  'owner-unavailable': 'Owner unavailable.',
  'experiences-load-failed': 'Failed to load experiences.',
  'experience-note': 'Please add a short note.',
  'experience-note-length': 'A note has at most 2,000 characters.',
  'experience-signed-out': 'Please sign in to share your experience.',
  'experience-add-failed': 'Failed to add experience. Check Firestore rules.',
  'experience-exists': 'You have already added an experience here. Delete it to add another one.',
  'experience-delete-failed': 'Failed to delete experience.',
  'comments-load-failed': 'Failed to load comments.',
  'comment-signed-out': 'Please sign in to comment.',
  'comment-length': 'A comment has at most 1,000 characters.',
  'comment-add-failed': 'Failed to add comment.',
  'comment-delete-failed': 'Failed to delete comment.',
  'comment-empty': 'Please write something, or delete the comment.',
  'profile-gone': 'This profile is no longer shown, so nothing can be added to it.',
  'edit-failed': 'Failed to save your changes.',
  'edit-too-late': 'This can be changed for 15 minutes only.',

  // Messages
  'conversation-start-failed': "Couldn't start the conversation.",
  'threads-load-failed': 'Failed to load your conversations.',
  'messages-load-failed': 'Failed to load messages.',
  'message-send-failed': 'Failed to send.',
  'message-not-allowed': 'This member does not take messages right now.',
  'thread-leave-failed': 'Failed to save this. Please try again.',
  'block-failed': 'Failed to block this member.',
  'unblock-failed': 'Failed to unblock this member.',
  'blocks-load-failed': 'Failed to load blocked members.',

  // Settings and the account
  'settings-load-failed': 'Failed to load settings.',
  'settings-save-failed': 'Failed to save settings.',
  'account-details-failed': 'Failed to prepare your account details.',
  'account-delete-failed': 'Failed to delete account.',
  'recent-sign-in-needed': 'Please sign in again to confirm that it is you.',
  'terms-load-failed': 'Failed to load the terms.',
  'feedback-load-failed': 'Failed to load the survey.',

  // Flags and moderation
  'flag-failed': 'Failed to send your report. Please try again.',
  'flag-closed': 'You reported this before, and that report is closed.',
  'flag-withdraw-failed': 'Failed to take back your report. Please try again.',
  'admin-only': 'You must be an admin to view this page.',
  'admin-verify-failed': 'Failed to verify admin. Check Firestore rules and admin doc IDs.',
  'flags-load-failed': 'Failed to load flags.',
  'log-load-failed': 'Failed to load the log.',
  'listeners-failed': 'Failed to start listeners.',

  // Requests, appeals and notices
  'link-failed': 'Failed to send the e-mail. Please try again.',
  'link-invalid': 'This link has been used or has expired. Ask for a new one.',
  'cases-load-failed': 'Failed to load requests.',
  'case-send-failed': 'Failed to send your request. Please try again.',
  'appeal-failed': 'Failed to send your appeal. Please try again.',
  'notices-load-failed': 'Failed to load your notices.',
  'notice-remove-failed': 'Failed to remove this notice.',

  // Everywhere
  banned: 'Your account has been suspended.',
  'first-arrived': 'Your earlier try arrived, as you wrote it then.',
  offline: 'You are offline. Please check your connection.',
} as const

/** The codes of all failures; each has exactly one text for members. */
export type ErrorCode = keyof typeof errorTexts
