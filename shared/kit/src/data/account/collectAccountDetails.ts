import { firestore } from '@greenlight/runtime'
import type { Comment } from '../../domain/comment.ts'
import type { Experience } from '../../domain/experience.ts'
import type { UserProfile } from '../../domain/member.ts'
import type { Report } from '../../domain/report.ts'
import type { Thread } from '../../domain/thread.ts'
import { readUserProfile } from '../../domain/userDocument.ts'
import { attempt } from '../attempt.ts'
import { parseComment } from '../comments/parseComment.ts'
import { currentUser } from '../currentMember.ts'
import { parseExperience } from '../experiences/parseExperience.ts'
import { readAll } from '../readAll.ts'
import { parseThread } from '../threads/parseThread.ts'
import { parseBlock, type Block } from '../users/parseBlock.ts'
import { listMyReports } from './listMyReports.ts'
import { myBlocks, myComments, myExperiences, myThreads } from './mine.ts'

/** Everything that the product keeps of me. */
export type AccountDetails = {
  readonly profile: UserProfile
  readonly reports: readonly Report[]
  readonly experiences: readonly Experience[]
  readonly comments: readonly Comment[]
  /** Without their messages, which belong to the other member as well. */
  readonly threads: readonly Thread[]
  readonly blocks: readonly Block[]
}

/**
 * Collects everything of mine, complete. Costs a read for each document, and for a report one for
 * each owner field that names me.
 * @throws GreenlightError `account-details-failed`
 */
export function collectAccountDetails(): Promise<AccountDetails> {
  return attempt('account-details-failed', async () => {
    const { uid } = currentUser('account-details-failed')
    const { db, doc, getDoc } = await firestore()
    const [user, reports, experiences, comments, threads, blocks] = await Promise.all([
      getDoc(doc(db, 'users', uid)),
      listMyReports(uid),
      readMine(myExperiences, uid, parseExperience),
      readMine(myComments, uid, parseComment),
      readMine(myThreads, uid, parseThread),
      readMine(myBlocks, uid, parseBlock),
    ])
    const profile = readUserProfile(uid, user.data() ?? {})
    return { profile, reports, experiences, comments, threads, blocks }
  })
}

async function readMine<T>(
  list: typeof myThreads,
  uid: string,
  parse: Parameters<typeof readAll<T>>[2],
): Promise<readonly T[]> {
  const { source, size } = await list(uid)
  return readAll(source, size, parse)
}
