import { placesOfMembers, placesOfSearches } from './coordinates.ts'
import { bans, flags } from './deciders.ts'
import { expiryOfCases, expiryOfFlags, expiryOfNotices } from './expiry.ts'
import { flagAuthors } from './flagAuthors.ts'
import { commentsLeft, experiencesLeft } from './leftBelow.ts'
import { photos } from './photos.ts'
import { reports } from './reports.ts'
import { reservations } from './reservations.ts'
import { threads } from './threads.ts'

/** In this order. Each goes through one collection; a collection may have several. */
export const steps = [
  reports,
  photos,
  threads,
  bans,
  flags,
  flagAuthors,
  expiryOfFlags,
  expiryOfCases,
  expiryOfNotices,
  experiencesLeft,
  commentsLeft,
  placesOfMembers,
  reservations,
  placesOfSearches,
]
