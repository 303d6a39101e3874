import { type Actor, ann, pal } from '../../setup/actors.ts'
import { past, startedThread, thread } from '../../setup/documents.ts'
import type { Given } from '../../setup/ruleCase.ts'

/** Ann and Pal have a request of `sent` messages, and these have left. */
export function givenRequest(
  starter: Actor,
  sent: number,
  ...left: readonly string[]
): { readonly given: Given } {
  const request = startedThread(starter, starter === ann ? pal : ann, past)
  return { given: () => ({ 'threads/ann_pal': { ...request, sent, left: marks(left) } }) }
}

/** Ann and Pal have an open conversation, and these have left. */
export function givenLeft(...left: readonly string[]): { readonly given: Given } {
  return { given: () => ({ 'threads/ann_pal': { ...thread(ann, pal, past), left: marks(left) } }) }
}

function marks(uids: readonly string[]): Readonly<Record<string, boolean>> {
  return Object.fromEntries(uids.map((uid) => [uid, true]))
}
