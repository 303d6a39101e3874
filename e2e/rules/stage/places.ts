import type { Actor } from './actors.ts'
import { pair } from './documents.ts'
import { pal } from './actors.ts'

/** Where what belongs to someone stands in the world of these tests. */
export const places = {
  user: ({ uid }: Actor) => `users/${uid}`,
  report: ({ uid }: Actor) => `reports/of-${uid}`,
  hiddenReport: ({ uid }: Actor) => `reports/hidden-${uid}`,
  /** An experience by its author, below a report of a third member. */
  experience: ({ uid }: Actor) => `reports/common/experiences/by-${uid}`,
  comment: ({ uid }: Actor) => `reports/common/experiences/by-pal/comments/by-${uid}`,
  threadId: (actor: Actor) => pair(actor, pal).join('_'),
  thread: (actor: Actor) => `threads/${places.threadId(actor)}`,
  message: (actor: Actor) => `${places.thread(actor)}/messages/first`,
} as const
