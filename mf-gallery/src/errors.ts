import { errorTable } from '@greenlight/runtime'

/** The texts by error code. Some are prescribed literally. */
const texts = {
  'gallery/load-failed': 'Failed to load gallery.',
  'gallery/part-failed': 'This part could not be downloaded. Please try again.',
  'gallery/shares-load-failed': 'Failed to load your shares.',
  'gallery/experiences-load-failed': 'Failed to load your experiences.',
  'gallery/comments-load-failed': 'Failed to load your comments.',
  'gallery/searches-full': 'You have 20 saved searches. Remove one in Settings to save another.',

  // Share form
  'gallery/share-signed-out': 'You must be signed in to share.',
  'gallery/share-photo': 'Please upload a photo.',
  'gallery/share-name': 'Name is required.',
  'gallery/share-name-length': 'A name has at most 80 characters.',
  'gallery/share-age': 'Valid age is required.',
  'gallery/share-location': 'Please enter or choose a location.',
  'gallery/share-location-length': 'A location has at most 120 characters.',
  'gallery/draft-not-kept':
    'This browser has no room to keep your draft. Please share before you close or reload this page.',
  'gallery/share-which-town': 'Several towns have this name. Pick one of them under Location.',
  'gallery/share-gender': 'Please select a gender.',
  'gallery/share-wants-to-see': 'Please select "Who do they want to see?"',
  'gallery/share-notes-length': 'Notes have at most 2,000 characters.',
  'gallery/share-failed': 'Failed to share this profile. Please try again.',

  // Photo files
  'gallery/photo-tool-failed':
    'The photo could not be opened here. Check your connection and reload the page: what you typed stays.',
} as const

export type GalleryErrorCode = keyof typeof texts

export const { failure, fail } = errorTable(texts)
