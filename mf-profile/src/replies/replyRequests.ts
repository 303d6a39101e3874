import { parseReply, type Reply } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { failure } from '@greenlight/kit/errors'
import { firestore } from '@greenlight/runtime'

/**
 * The answer of the person described; null if there is none. Costs one read.
 * @throws GreenlightError `kit/profile-load-failed`
 */
export function getReply(reportId: string): Promise<Reply | null> {
  return attempt(failure('kit/profile-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    const snapshot = await getDoc(doc(db, 'reports', reportId, 'reply', 'subject'))
    return parseReply(snapshot.data() ?? {})
  })
}
