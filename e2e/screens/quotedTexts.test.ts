// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/stack/paths.mjs'

/** The texts that the product description quotes. Where the source has markup or a value in one, its parts. */
const quoted: readonly (string | readonly string[])[] = [
  'Something went wrong',
  'Welcome!',
  'Get ready to change the way you date.',
  'Who are we?',
  'Why?',
  'Privacy-minded',
  'Community First',
  'Built with empathy',
  'How to get started',
  'Get started',
  ['By continuing, you agree to our', 'Terms & Conditions'],
  'Forgot password?',
  'Continue with Google',
  'Review & Accept',
  'View Terms',
  'View Privacy',
  'I Agree',
  'Passwords do not match',
  'Sign-up failed',
  'Sign-in failed',
  'Google sign-in failed',
  'You must be signed in.',
  'Please choose a username.',
  'Pick a location from the suggestions.',
  'Please choose who you want to see.',
  'Failed to save your profile.',
  'Failed to record your acceptance. Please try again.',
  'You must be signed in to share.',
  'Please upload a photo.',
  'Name is required.',
  'Valid age is required.',
  'Please enter or choose a location.',
  'Please select a gender.',
  'Who do they want to see?',
  'Please select "Who do they want to see?"',
  'Failed to share this profile. Please try again.',
  'Shared! Your profile is now visible in Gallery.',
  'Please add a short note.',
  'Please sign in to share your experience.',
  'Please sign in to comment.',
  'Failed to send.',
  'Delete this experience?',
  'Delete this comment?',
  'You must be an admin to view this page.',
  ['Remove ', ' as admin?'],
  'Owner unavailable.',
  'Failed to load gallery.',
  'Failed to load profile.',
  'Profile not found.',
  'Failed to add experience. Check Firestore rules.',
  'Failed to delete experience.',
  'Failed to load comments.',
  'Failed to add comment.',
  'Failed to delete comment.',
  "Couldn't start the conversation.",
  'Failed to load settings.',
  'Failed to save settings.',
  'Failed to delete account.',
  'Failed to verify admin. Check Firestore rules and admin doc IDs.',
  'Failed to load pending items (rules/index?).',
  'Failed to load admins (rules?).',
  'Failed to start listeners.',
  'Failed to approve.',
  'Failed to reject.',
  'Failed to add admin.',
  'Failed to remove admin.',
  'Failed to load your shares.',
  'Promote your brand on Greenlight',
  'Greenlight',
  'Caution',
  'Redlight',
  'Preview backend running in this workspace.',
  'Preview backend disconnected.',
]

const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^(mf-.*|shell|shared)$/.test(entry.name))
  .map(({ name }) => join(root, name))

const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.|\/node_modules\//.test(path))
  .map((path) => readFileSync(path, 'utf8').replace(/\s+/g, ' ').replaceAll('&amp;', '&'))

test.each(quoted.map((text) => [typeof text === 'string' ? [text] : text]))(
  'the site says %j as the product description does',
  (parts) => {
    const said = sources.some((source) => {
      let from = 0
      return parts.every((part) => {
        const at = source.indexOf(part, from)
        from = at + part.length
        return at !== -1
      })
    })
    expect(said).toBe(true)
  },
)
