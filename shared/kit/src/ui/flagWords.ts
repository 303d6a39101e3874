import type { FlagTarget } from '../domain/flagTarget.ts'

type Words = Readonly<Record<FlagTarget['kind'], string>>

/** What members call what they flag. */
export const flagNames: Words = {
  report: 'profile',
  experience: 'experience',
  comment: 'comment',
  message: 'message',
}

/** Said after the thanks: what becomes of a flag, and what changes for the member who sent it. */
export const whatHappens: Words = {
  report:
    'An admin will look at this profile and decide. Once three members have reported it, nobody else sees it until then. We have hidden it for you.',
  experience:
    'An admin will look at this experience and decide whether it stays. We have hidden it for you.',
  comment:
    'An admin will look at this comment and decide whether it stays. We have hidden it for you.',
  message:
    'An admin will read this one message, not the rest of your conversation, and decide. We have hidden it for you.',
}
