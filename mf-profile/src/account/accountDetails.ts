import { type Case, parseCase } from '@greenlight/domain/case'
import { decisionPoint, decisionText } from '@greenlight/domain/decisionPoint'
import {
  type Comment,
  type Experience,
  parseComment,
  parseExperience,
} from '@greenlight/domain/experience'
import type { Fields } from '@greenlight/domain/fields'
import { type Flag, parseFlag } from '@greenlight/domain/flag'
import { limits } from '@greenlight/domain/limits'
import { readUserProfile, type UserProfile } from '@greenlight/domain/member'
import { type Notice, parseNotice } from '@greenlight/domain/notice'
import { type Counter, type QuotaKind, quotaKinds, readQuota } from '@greenlight/domain/quota'
import { parseReview, type Reply, type Report, type Review } from '@greenlight/domain/report'
import { parseRevision, type Revision } from '@greenlight/domain/revision'
import { parseSavedSearch, type SavedSearch } from '@greenlight/domain/savedSearch'
import { date, readDate, text } from '@greenlight/domain/stored'
import { type Message, parseMessage, parseThread, type Thread } from '@greenlight/domain/thread'
import { attempt, currentUser, isDenied } from '@greenlight/kit/data/attempt'
import { type Block, myBlocksQuery, parseBlock } from '@greenlight/kit/data/blocks'
import { myCasesQuery } from '@greenlight/kit/data/cases'
import { myCommentsQuery, myExperiencesQuery } from '@greenlight/kit/data/contributions'
import { readAll } from '@greenlight/kit/data/pages'
import { getFullPhoto } from '@greenlight/kit/data/reports'
import { mySearchesQuery } from '@greenlight/kit/data/savedSearches'
import { auth, firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { getReply } from '../replies/replyRequests.ts'
import {
  listMyReports,
  myDevicesQuery,
  myFlagsQuery,
  myMessagesQuery,
  myNoticesQuery,
  myReadsQuery,
  myThreadsQuery,
} from './myDocuments.ts'
import { ownReservation } from './ownReservation.ts'

/** A browser that gets push messages. */
export type Device = { readonly endpoint: string; readonly at: Date | null }

/** All stored data of a member. */
export type AccountDetails = {
  readonly profile: UserProfile
  /** The username that no other member can take; null without one. */
  readonly reservedName: ReservedName | null
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
  readonly devices: readonly Device[]
  /** The data URLs of the full photos, by report id. */
  readonly photos: Readonly<Record<string, string>>
  /** What the member may know of the reviews of the shares, by report id. */
  readonly reviews: Readonly<Record<string, Review>>
  /** Other notes that wait for an admin, by report id. */
  readonly revisions: Readonly<Record<string, Revision>>
  /** What others find the shares by, by report id. */
  readonly keys: Readonly<Record<string, ReportKeys>>
  /** When the member last read each conversation. */
  readonly readMarks: readonly ReadMark[]
  /** What the member made in the last day, by kind. */
  readonly dayCounts: Readonly<Partial<Record<QuotaKind, Counter>>>
  /** Whether the shares are public without review; null if no admin has decided on one. */
  readonly standing: Standing | null
  readonly ban: Ban | null
  /** The own entry in the list of admins. */
  readonly admin: { readonly addedAt: Date | null } | null
  /** An erasure that has begun. */
  readonly erasure: { readonly at: Date | null; readonly done: boolean } | null
  /** Null without a sign-in. */
  readonly signIn: SignIn | null
}

type ReservedName = { readonly name: string; readonly folded: string; readonly since: Date | null }

type ReportKeys = {
  readonly searchKeys: readonly string[]
  readonly photoKeys: readonly string[]
  readonly geoCells: readonly string[]
}

type ReadMark = { readonly threadId: string; readonly at: Date | null }

type Standing = { readonly trusted: boolean; readonly at: Date | null }

type Ban = { readonly reason: string; readonly createdAt: Date | null }

type SignIn = {
  /** Firebase's names, such as 'password' or 'google.com'. */
  readonly providers: readonly string[]
  readonly emailVerified: boolean
  /** As Firebase writes them, in UTC. */
  readonly createdAt: string | null
  readonly lastSignInAt: string | null
}

/**
 * Collects all data of the signed-in member (`memberData` names what is left out). Costs one read for each document;
 * for a report four more for what hangs below it.
 * @throws GreenlightError `profile/account-details-failed`
 */
export function collectAccountDetails(): Promise<AccountDetails> {
  return attempt(failure('profile/account-details-failed'), async () => {
    const { uid } = currentUser(failure('profile/account-details-failed'))
    const { db, doc, getDoc } = await firestore()
    const [
      user,
      reports,
      experiences,
      comments,
      threads,
      flags,
      blocks,
      notices,
      cases,
      searches,
      devices,
    ] = await Promise.all([
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
      readMine(myDevicesQuery, uid, parseDevice),
    ])
    const [replies, messages, below, own] = await Promise.all([
      readReplies(reports),
      readMessages(uid, threads),
      readBelowReports(reports),
      readOwnMarks(uid),
    ])
    const profile = readUserProfile(uid, user.data() ?? {})
    const reservation = (await ownReservation(uid, profile.username))?.data()
    const reservedName = reservation ? v.parse(storedReservation, reservation) : null
    const written = { reports, replies, experiences, comments, threads, messages, flags }
    const about = { blocks, notices, cases, searches, devices }
    return {
      profile,
      reservedName,
      ...written,
      ...about,
      ...below,
      ...own,
      signIn: await readSignIn(),
    }
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

const texts = v.fallback(v.array(v.string()), [])
const storedKeys = v.object({ searchKeys: texts, photoKeys: texts, geoCells: texts })

/** The photos, reviews and keys of the own reports. */
async function readBelowReports(
  reports: readonly Report[],
): Promise<Pick<AccountDetails, 'photos' | 'reviews' | 'revisions' | 'keys'>> {
  const { db, doc, getDoc } = await firestore()
  const found = await Promise.all(
    reports.map(async (report) => {
      const ref = doc(db, 'reports', report.id)
      const [stored, review, revision, photo] = await Promise.all([
        getDoc(ref),
        getDoc(doc(ref, 'private', 'review')),
        getDoc(doc(db, 'revisions', report.id)),
        getFullPhoto(report.id),
      ])
      return {
        id: report.id,
        photo: photo ?? report.photoUrl,
        review: parseReview(review.data(), report),
        revision: parseRevision(revision.data()),
        keys: v.parse(storedKeys, stored.data() ?? {}),
      }
    }),
  )
  return {
    photos: Object.fromEntries(found.flatMap(({ id, photo }) => (photo ? [[id, photo]] : []))),
    reviews: Object.fromEntries(found.map(({ id, review }) => [id, review])),
    revisions: Object.fromEntries(
      found.flatMap(({ id, revision }) => (revision ? [[id, revision]] : [])),
    ),
    keys: Object.fromEntries(found.map(({ id, keys }) => [id, keys])),
  }
}

const storedReservation = v.object({
  name: text(limits.username.max),
  folded: text(limits.username.max),
  since: date,
})
const storedDevice = v.object({ endpoint: text(1000), at: date })
const parseDevice = (_: string, fields: Fields): Device => v.parse(storedDevice, fields)

const storedStanding = v.object({ trusted: v.fallback(v.boolean(), false), at: date })
const storedBan = v.object({
  point: decisionPoint,
  reason: text(limits.decisionReason),
  createdAt: date,
})
const storedErasure = v.object({ at: date, done: v.fallback(v.boolean(), false) })

type OwnMarks = Pick<
  AccountDetails,
  'readMarks' | 'dayCounts' | 'standing' | 'ban' | 'admin' | 'erasure'
>

/** Single documents about the member. */
async function readOwnMarks(uid: string): Promise<OwnMarks> {
  const { db, doc, getDoc } = await firestore()
  const fieldsOf = async (...path: [string, ...string[]]) =>
    (await getDoc(doc(db, ...path))).data() ?? null
  const [readMarks, counters, standing, ban, admin, erasure] = await Promise.all([
    readMine(myReadsQuery, uid, (threadId, fields) => ({ threadId, at: readDate(fields['at']) })),
    Promise.all(
      quotaKinds.map(async (kind) => {
        const counter = readQuota((await fieldsOf('users', uid, 'quota', kind)) ?? undefined)
        return counter ? [[kind, counter] as const] : []
      }),
    ),
    fieldsOf('standing', uid),
    fieldsOf('bans', uid),
    readOwnAdmin(),
    fieldsOf('erasures', uid),
  ])
  return {
    readMarks,
    dayCounts: Object.fromEntries(counters.flat()),
    standing: standing && v.parse(storedStanding, standing),
    ban: ban && parseBan(ban),
    admin,
    erasure: erasure && v.parse(storedErasure, erasure),
  }
}

function parseBan(fields: Fields): Ban {
  const { point, reason, createdAt } = v.parse(storedBan, fields)
  return { reason: decisionText(point, reason), createdAt }
}

/** Null also without a verified address, and for a banned member, who may not read it. */
async function readOwnAdmin(): Promise<AccountDetails['admin']> {
  const { email } = currentUser(failure('profile/account-details-failed'))
  if (!email) return null
  const { db, doc, getDoc } = await firestore()
  try {
    const fields = (await getDoc(doc(db, 'admins', email.toLowerCase()))).data()
    return fields ? { addedAt: readDate(fields['addedAt']) } : null
  } catch (cause) {
    if (isDenied(cause)) return null
    throw cause
  }
}

async function readSignIn(): Promise<SignIn | null> {
  const { currentUser: user } = (await auth()).auth
  return (
    user && {
      providers: user.providerData.map(({ providerId }) => providerId),
      emailVerified: user.emailVerified,
      createdAt: user.metadata.creationTime ?? null,
      lastSignInAt: user.metadata.lastSignInTime ?? null,
    }
  )
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
