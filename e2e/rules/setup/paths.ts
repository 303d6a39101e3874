import { foldUsername } from '@greenlight/domain/names'
import type { Actor } from './actors.ts'
import { pal } from './actors.ts'
import { memberPair } from './documents.ts'

/** Paths of the initial documents of an actor. */
export const pathOf = {
  user: ({ uid }: Actor) => `users/${uid}`,
  username: ({ uid }: Actor) => `usernames/${foldUsername(`Name of ${uid}`)}`,
  erasure: ({ uid }: Actor) => `erasures/${uid}`,
  report: ({ uid }: Actor) => `reports/of-${uid}`,
  pendingReport: ({ uid }: Actor) => `reports/pending-${uid}`,
  /** An experience of the actor below a report of Pal. */
  experience: ({ uid }: Actor) => `reports/common/experiences/by-${uid}`,
  comment: ({ uid }: Actor) => `reports/common/experiences/by-pal/comments/by-${uid}`,
  threadId: (actor: Actor) => memberPair(actor, pal).join('_'),
  thread: (actor: Actor) => `threads/${pathOf.threadId(actor)}`,
  message: (actor: Actor) => `${pathOf.thread(actor)}/messages/first`,
} as const
