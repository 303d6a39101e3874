import { type Case, parseCase } from '@greenlight/domain/case'
import {
  type Comment,
  type Experience,
  parseComment,
  parseExperience,
} from '@greenlight/domain/experience'
import type { Fields } from '@greenlight/domain/fields'
import { type Flag, parseFlag } from '@greenlight/domain/flag'
import { readUserProfile, type UserProfile } from '@greenlight/domain/member'
import { type Notice, parseNotice } from '@greenlight/domain/notice'
import type { Reply, Report } from '@greenlight/domain/report'
import { parseSavedSearch, type SavedSearch } from '@greenlight/domain/savedSearch'
import { type Message, parseMessage, parseThread, type Thread } from '@greenlight/domain/thread'
import { attempt, currentUser, isDenied } from '@greenlight/kit/data/attempt'
import { type Block, myBlocksQuery, parseBlock } from '@greenlight/kit/data/blocks'
import { myCasesQuery } from '@greenlight/kit/data/cases'
import { readAll } from '@greenlight/kit/data/pages'
import { mySearchesQuery } from '@greenlight/kit/data/savedSearches'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'
import { getReply } from '../replies/replyRequests.ts'
import {
  listMyReports,
  myCommentsQuery,
  myExperiencesQuery,
  myFlagsQuery,
  myMessagesQuery,
  myNoticesQuery,
  myThreadsQuery,
} from './myDocuments.ts'

/** All stored data of a member. */
export type AccountDetails = {
  readonly profile: UserProfile
  readonly reports: readonly Report[]
  readonly experiences: readonly Experience[]
  readonly comments: readonly Comment[]
  /** The answers of the people described in the shares, by report id. */
  readonly replies: Readonly<Record<string, Reply>>
  /** `lastMessage` is empty if another member sent it: it is not this member's data. */
  readonly threads: readonly Thread[]
  /** The messages that the member sent, oldest first. Null for a banned member, who may not read them. */
  readonly messages: readonly Message[] | null
  readonly flags: readonly Flag[]
  readonly blocks: readonly Block[]
  /** The decisions about the member's contributions and flags. `reason` is empty for an upheld flag. */
  readonly notices: readonly Notice[]
  /** Requests and appeals. */
  readonly cases: readonly Case[]
  readonly searches: readonly SavedSearch[]
}

/**
 * Collects all data of the signed-in member. Costs one read for each document.
 * @throws GreenlightError `profile/account-details-failed`
 */
export function collectAccountDetails(): Promise<AccountDetails> {
  return attempt(failure('profile/account-details-failed'), async () => {
    const { uid } = currentUser(failure('profile/account-details-failed'))
    const { db, doc, getDoc } = await firestore()
    const [user, reports, experiences, comments, threads, flags, blocks, notices, cases, searches] =
      await Promise.all([
        getDoc(doc(db, 'users', uid)),
        listMyReports(uid),
        readMine(myExperiencesQuery, uid, parseExperience),
        readMine(myCommentsQuery, uid, parseComment),
        readMine(myThreadsQuery, uid, (id, fields) => parseOwnThread(uid, id, fields)),
        readMine(myFlagsQuery, uid, parseFlag),
        readMine(myBlocksQuery, uid, parseBlock),
        readMine(myNoticesQuery, uid, parseOwnNotice),
        readMine(myCasesQuery, uid, parseCase),
        readMine(mySearchesQuery, uid, parseSavedSearch),
      ])
    const [replies, messages] = await Promise.all([
      readReplies(reports),
      readMessages(uid, threads),
    ])
    const profile = readUserProfile(uid, user.data() ?? {})
    const written = { reports, replies, experiences, comments, threads, messages, flags }
    return { profile, ...written, blocks, notices, cases, searches }
  })
}

async function readMine<T>(
  list: typeof myThreadsQuery,
  uid: string,
  parse: Parameters<typeof readAll<T>>[2],
): Promise<readonly T[]> {
  const { source, size } = await list(uid)
  return readAll(source, size, parse)
}

function parseOwnThread(uid: string, id: string, fields: Fields): Thread | null {
  const thread = parseThread(id, fields)
  return thread && (thread.lastSender === uid ? thread : { ...thread, lastMessage: '' })
}

/** Some notices of upheld flags have the reason for the flagged member, which is not this member's data. */
function parseOwnNotice(id: string, fields: Fields): Notice | null {
  const notice = parseNotice(id, fields)
  return notice?.kind === 'uphold' ? { ...notice, reason: '' } : notice
}

async function readReplies(reports: readonly Report[]): Promise<Readonly<Record<string, Reply>>> {
  const found = await Promise.all(reports.map(async ({ id }) => [id, await getReply(id)] as const))
  return Object.fromEntries(found.flatMap(([id, reply]) => (reply ? [[id, reply]] : [])))
}

async function readMessages(
  uid: string,
  threads: readonly Thread[],
): Promise<readonly Message[] | null> {
  const time = ({ createdAt }: Message) => createdAt?.getTime() ?? 0
  try {
    const found = await Promise.all(
      threads.map(async ({ id }) => {
        const { source, size } = await myMessagesQuery(uid, id)
        return readAll(source, size, (messageId, fields) => parseMessage(id, messageId, fields))
      }),
    )
    return found.flat().sort((a, b) => time(a) - time(b))
  } catch (cause) {
    if (isDenied(cause)) return null
    throw cause
  }
}

/** The content of the PDF as JSON for programs. Dates are ISO 8601. */
export function accountJson(details: AccountDetails, now: Date): string {
  return JSON.stringify({ product: 'Greenlight', createdAt: now, ...details }, null, 2)
}
