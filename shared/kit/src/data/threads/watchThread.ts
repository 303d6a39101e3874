import type { Thread } from '../../domain/thread.ts'
import { watchDocument } from '../watchDocument.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { parseThread } from './parseThread.ts'

/**
 * Listens to one conversation, for instance one that an address names and that is not among the
 * latest; null while there is none. Costs one read. `onError` gets `messages-load-failed`
 */
export function watchThread(
  threadId: string,
  onData: (thread: Thread | null) => void,
  onError: OnError,
): Unsubscribe {
  const path = ['threads', threadId] as const
  return watchDocument({ code: 'messages-load-failed', path, parse: parseThread }, onData, onError)
}
