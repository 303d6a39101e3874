import { readDate } from '../../domain/stored.ts'
import { currentUser } from '../currentMember.ts'
import type { OnError, Unsubscribe } from '../listen.ts'
import { watchQuery } from '../watchQuery.ts'

const READS_LIMIT = 100

/**
 * Listens to when I last read each conversation, by thread id: my 100 latest private markers, which
 * outnumber the threads shown. Costs a read a marker. `onError` gets `threads-load-failed`
 */
export function watchReads(
  onData: (reads: ReadonlyMap<string, Date>) => void,
  onError: OnError,
): Unsubscribe {
  const { uid } = currentUser('threads-load-failed')
  return watchQuery(
    {
      code: 'threads-load-failed',
      source: ({ db, collection, limit, orderBy, query }) =>
        query(collection(db, 'users', uid, 'reads'), orderBy('at', 'desc'), limit(READS_LIMIT)),
      parse: (threadId, fields) => {
        const at = readDate(fields['at'])
        return at && ([threadId, at] as const)
      },
    },
    (reads) => onData(new Map(reads)),
    onError,
  )
}
