import type { FlagTarget } from '@greenlight/kit/domain/flagTarget'

/** What is flagged, as a heading. */
export const targetNames: Readonly<Record<FlagTarget['kind'], string>> = {
  report: 'Profile',
  experience: 'Experience',
  comment: 'Comment',
  message: 'Message',
}
