import {
  type Comment,
  type Experience,
  parseComment,
  parseExperience,
} from '@greenlight/domain/experience'
import {
  type Flag,
  type FlagReason,
  type FlagTarget,
  flagTargetPath,
  parseFlag,
} from '@greenlight/domain/flag'
import { parseReply, type Reply } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { type OnError, type Unsubscribe, watchQuery } from '@greenlight/kit/data/listeners'
import { failure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'

const TARGET_FLAGS_LIMIT = 100

/**
 * The latest 100 flags on one document, open and decided. Costs one read for each, at least one.
 * @throws GreenlightError `kit/flags-load-failed`
 */
export function listFlags(targetPath: string): Promise<readonly Flag[]> {
  return attempt(failure('kit/flags-load-failed'), async () => {
    const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
    const { docs } = await getDocs(
      query(
        collection(db, 'flags'),
        where('targetPath', '==', targetPath),
        orderBy('createdAt', 'desc'),
        limit(TARGET_FLAGS_LIMIT),
      ),
    )
    return docs.flatMap((flag) => parseFlag(flag.id, flag.data()) ?? [])
  })
}

/** `watchOpenFlags` lists at most this many. */
export const FLAGS_LIMIT = 100

/**
 * Listens to the 100 oldest open flags, oldest first. With `reasons`, it lists only flags for these
 * reasons, so that many other flags cannot push them out of the 100. Costs one read for each. `onError`
 * gets `kit/flags-load-failed`.
 */
export function watchOpenFlags(
  reasons: readonly FlagReason[] | null,
  onData: (flags: readonly Flag[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchQuery(
    {
      code: failure('kit/flags-load-failed'),
      source: ({ db, collection, limit, orderBy, query, where }) =>
        query(
          collection(db, 'flags'),
          where('state', '==', 'open'),
          ...(reasons ? [where('reason', 'in', reasons)] : []),
          orderBy('createdAt', 'asc'),
          limit(FLAGS_LIMIT),
        ),
      parse: parseFlag,
    },
    onData,
    onError,
  )
}

/**
 * The same flags, read once. Costs one read for each, at least one.
 * @throws GreenlightError `kit/flags-load-failed`
 */
export function listOpenFlags(reasons: readonly FlagReason[] | null): Promise<readonly Flag[]> {
  return attempt(failure('kit/flags-load-failed'), async () => {
    const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
    const { docs } = await getDocs(
      query(
        collection(db, 'flags'),
        where('state', '==', 'open'),
        ...(reasons ? [where('reason', 'in', reasons)] : []),
        orderBy('createdAt', 'asc'),
        limit(FLAGS_LIMIT),
      ),
    )
    return docs.flatMap((flag) => parseFlag(flag.id, flag.data()) ?? [])
  })
}

/**
 * A flagged experience, comment or answer, null if it has been deleted. Costs one read.
 * @throws GreenlightError `kit/flags-load-failed`
 */
export function getContribution(
  target: Extract<FlagTarget, { kind: 'experience' | 'comment' | 'reply' }>,
): Promise<Experience | Comment | Reply | null> {
  return attempt(failure('kit/flags-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const path = flagTargetPath(target)
    const snapshot = await getDoc(doc(db, path))
    const fields = snapshot.data()
    if (!fields) return null
    if (target.kind === 'reply') return parseReply(fields)
    const parse = target.kind === 'experience' ? parseExperience : parseComment
    return parse(snapshot.id, fields, path)
  })
}
