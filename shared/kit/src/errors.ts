import { errorTable } from '@greenlight/runtime'

/**
 * The errors of the kit, and texts of several remotes. A text of one remote is in that remote's `errors.ts`.
 * Some texts are prescribed literally, also those that name rules.
 */
export const { failure, fail } = errorTable({
  // Sign-in
  'kit/sign-in-failed': 'Sign-in failed',
  'kit/sign-out-failed': 'Failed to sign out. Please try again.',
  'kit/password-required': 'Please enter your password.',
  'kit/link-failed': 'Failed to send the e-mail. Please try again.',
  'kit/no-mail-today': 'We cannot send more e-mails today. Please try again tomorrow.',
  'kit/link-invalid': 'This link has been used or has expired. Ask for a new one.',
  'kit/verify-email-failed': 'Failed to send the e-mail. Please try again.',

  // The member's own document
  'kit/signed-out': 'You must be signed in.',
  'kit/member-load-failed': 'Failed to load your account. Please try again.',
  'kit/settings-load-failed': 'Failed to load settings.',
  'kit/settings-save-failed': 'Failed to save settings.',
  'kit/push-refused':
    'Your browser does not allow it. You can change that in its settings for this site.',
  'kit/push-failed': 'This device could not be set up. Please try again.',
  'kit/town-required': 'Pick a location from the suggestions.',
  'kit/show-me-required': 'Please choose who you want to see.',

  // Profiles
  'kit/profile-load-failed': 'Failed to load profile.',
  'kit/profile-not-found': 'Profile not found.',
  'kit/photo-load-failed': 'Failed to load the full photo.',
  'kit/share-delete-failed': 'Failed to delete this share.',
  'kit/experience-delete-failed': 'Failed to delete experience.',
  'kit/comment-delete-failed': 'Failed to delete comment.',
  'kit/own-name-failed': 'Failed to change whether your name is shown.',
  'kit/day-is-full': 'You have reached the limit of a day. Please try again tomorrow.',
  'kit/first-arrived': 'Your earlier try arrived, as you wrote it then.',
  'kit/searches-load-failed': 'Failed to load your saved searches.',
  'kit/search-save-failed': 'Failed to save this search. Please try again.',
  'kit/city-data-failed': 'Failed to load city data.',

  // Photos
  'kit/photo-search-failed': 'The search by photo failed. Please try again.',
  'kit/photo-empty': 'This file is empty. Please choose another photo.',
  'kit/photo-not-image': 'This file is not a photo. Please choose an image.',
  'kit/photo-heic': 'This browser cannot read HEIC photos. Please choose a JPEG or PNG.',
  'kit/photo-tiff': 'This browser cannot read TIFF photos. Please choose a JPEG or PNG.',
  'kit/photo-svg': 'Drawings (SVG) cannot be used. Please choose a JPEG or PNG.',
  'kit/photo-too-large': 'This photo is too large. Please choose a smaller one.',
  'kit/photo-too-small': 'This photo is too small. Please choose a larger one.',
  'kit/photo-slow': 'This photo takes too long to open. Please choose a smaller one.',
  'kit/photo-unreadable': 'This photo cannot be read. Please choose another one.',
  'kit/evidence-failed': 'Failed to save the file. Please try again.',

  // Blocks, flags and requests
  'kit/block-failed': 'Failed to block this member.',
  'kit/blocks-load-failed': 'Failed to load blocked members.',
  'kit/flag-failed': 'Failed to send your report. Please try again.',
  'kit/flag-closed': 'You reported this before, and that report is closed.',
  'kit/flags-load-failed': 'Failed to load flags.',
  'kit/cases-load-failed': 'Failed to load requests.',
  'kit/case-send-failed': 'Failed to send your request. Please try again.',
  'kit/appeal-failed': 'Failed to send your appeal. Please try again.',

  // Admins
  'kit/admin-only': 'You must be an admin to view this page.',
  'kit/admin-verify-failed': 'Failed to verify admin. Check Firestore rules and admin doc IDs.',
})
