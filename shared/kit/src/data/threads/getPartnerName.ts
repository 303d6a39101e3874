import { firestore } from '@greenlight/runtime'
import { threadId } from '../../domain/threadId.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'
import { parseThread } from './parseThread.ts'

/**
 * What `otherUid` is called in our conversation, 'User' if we have none: user documents are private,
 * so the list of blocked members takes its names from here. Costs one read.
 * @throws GreenlightError `blocks-load-failed`
 */
export function getPartnerName(otherUid: string): Promise<string> {
  return attempt('blocks-load-failed', async () => {
    const { uid } = currentUser('blocks-load-failed')
    const { db, doc, getDoc } = await firestore()
    const fields = (await getDoc(doc(db, 'threads', threadId(uid, otherUid)))).data()
    return (fields && parseThread('', fields)?.memberInfo[otherUid]?.displayName) ?? 'User'
  })
}
