import { parseCase } from '@greenlight/domain/case'
import { expiryOf } from '@greenlight/domain/expiry'
import { isRecord } from '@greenlight/domain/fields'
import { readUserProfile } from '@greenlight/domain/member'
import { FORMER_MEMBER, parseThread } from '@greenlight/domain/thread'
import { attempt, currentUser } from '@greenlight/kit/data/attempt'
import { myBlocksQuery } from '@greenlight/kit/data/blocks'
import { myCasesQuery } from '@greenlight/kit/data/cases'
import { commit } from '@greenlight/kit/data/commit'
import { myCommentsQuery, myExperiencesQuery } from '@greenlight/kit/data/contributions'
import { readAll } from '@greenlight/kit/data/pages'
import { deleteOwnReport, sweepBelowExperience } from '@greenlight/kit/data/reports'
import { mySearchesQuery } from '@greenlight/kit/data/savedSearches'
import { auth, deleteSignIn, firestore, signOut } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import { fail, failure } from '../errors.ts'
import {
  listMyReports,
  myDevicesQuery,
  myNoticesQuery,
  myReadsQuery,
  myThreadsQuery,
  type OwnDocuments,
} from './myDocuments.ts'
import { ownReservation } from './ownReservation.ts'

/**
 * The steps of deleting an account, in this order. The erasure is noted first and when it is done, so that a restored
 * backup is erased again. Conversations are left next, so that the other members see it even if a later step fails. Comments and experiences precede the reports that contain them, so that
 * no document becomes impossible to find. Notices precede cases, because the rules keep an appeal while the
 * notice of its decision exists. The user document follows the content, because the access rules need it. The
 * sign-in is last, because all other steps need it.
 */
const erasureSteps = [
  'begin',
  'threads',
  'names',
  'comments',
  'experiences',
  'reports',
  'blocks',
  'reads',
  'searches',
  'devices',
  'notices',
  'cases',
  'standing',
  'userAndName',
  'end',
  'signIn',
  'device',
] as const

/** While the content stays, its name stays reserved, too. */
const withoutContent = ['threads', 'devices', 'user', 'device'] as const

export type ErasureStep = (typeof erasureSteps)[number] | (typeof withoutContent)[number]

/**
 * The steps that are still to do. `everything` (the checkbox) includes content and sign-in, not only
 * the user document. `done` has the steps that an earlier attempt finished.
 */
export function remainingErasureSteps(
  everything: boolean,
  done: readonly ErasureStep[],
): readonly ErasureStep[] {
  const steps: readonly ErasureStep[] = everything ? erasureSteps : withoutContent
  return steps.filter((step) => !done.includes(step))
}

type Erasure = {
  /** Includes content and sign-in, not only the user document. */
  readonly everything: boolean
  /** The steps that an earlier attempt finished. */
  readonly done: readonly ErasureStep[]
  readonly runStep: (step: ErasureStep) => Promise<void>
  readonly onDone: (done: readonly ErasureStep[]) => void
}

/** Runs the remaining steps one after the other. Throws what a step throws; the next call continues there. */
export async function runErasure({ everything, done, runStep, onDone }: Erasure): Promise<void> {
  let finished = done
  for (const step of remainingErasureSteps(everything, done)) {
    await runStep(step)
    finished = [...finished, step]
    onDone(finished)
  }
}

/** The steps that delete documents. */
export type DataErasureStep = Exclude<ErasureStep, 'signIn' | 'device'>

const erasers: Readonly<
  Record<DataErasureStep, (uid: string, onErased: OnErased) => Promise<void>>
> = {
  begin: beginErasure,
  threads: leaveThreads,
  names: takeNames,
  comments: async (uid, onErased) => eraseAll(await myCommentsQuery(uid), onErased),
  experiences: async (uid, onErased) =>
    eraseAll(await myExperiencesQuery(uid), onErased, sweepBelowExperience),
  reports: eraseReports,
  notices: async (uid, onErased) => eraseAll(await myNoticesQuery(uid), onErased),
  cases: eraseCases,
  blocks: async (uid, onErased) => eraseAll(await myBlocksQuery(uid), onErased),
  reads: async (uid, onErased) => eraseAll(await myReadsQuery(uid), onErased),
  devices: async (uid, onErased) => eraseAll(await myDevicesQuery(uid), onErased),
  searches: async (uid, onErased) => eraseAll(await mySearchesQuery(uid), onErased),
  standing: eraseStanding,
  user: eraseUser,
  userAndName: eraseUserAndName,
  end: endErasure,
}

/**
 * Runs one step of deleting the data of an account (see `remainingErasureSteps` for their order). A step
 * that failed can be repeated; it continues with the documents that are left. `onErased` gets the number of
 * documents that this call has deleted so far; a report counts once with everything below it.
 * @throws GreenlightError `profile/account-delete-failed`
 */
export function eraseAccountData(
  step: DataErasureStep,
  onErased: OnErased = () => {},
): Promise<void> {
  return attempt(failure('profile/account-delete-failed'), () =>
    erasers[step](currentUser(failure('profile/account-delete-failed')).uid, onErased),
  )
}

/** Says that this account is being erased. */
async function beginErasure(uid: string): Promise<void> {
  const { db, doc, serverTimestamp, setDoc } = await firestore()
  const mark = { at: serverTimestamp(), done: false, expireAt: expiryOf('erasure') }
  await setDoc(doc(db, 'erasures', uid), mark)
}

/** Somebody may have started a conversation until the user document was deleted. */
async function endErasure(uid: string): Promise<void> {
  await takeNames(uid, () => {})
  const { db, doc, updateDoc } = await firestore()
  await updateDoc(doc(db, 'erasures', uid), { done: true })
}

/** Takes name, read time and typing mark out of the conversations that were left. */
async function takeNames(uid: string, onErased: OnErased): Promise<void> {
  const { source, size } = await myThreadsQuery(uid)
  const threads = await readAll(source, size, parseThread)
  const { db, deleteDoc, deleteField, doc, updateDoc } = await firestore()
  let done = 0
  for (const { id, memberInfo, lastRead } of threads) {
    const thread = doc(db, 'threads', id)
    if (memberInfo[uid]?.displayName !== FORMER_MEMBER) {
      await updateDoc(thread, { [`memberInfo.${uid}`]: { displayName: '' } })
      await deleteDoc(doc(thread, 'typing', uid))
    }
    if (lastRead[uid]) await updateDoc(thread, { [`lastRead.${uid}`]: deleteField() })
    done += 1
    onErased(done)
  }
}

/** Deletes the standing, and the mark of what an admin looked at last. */
async function eraseStanding(uid: string): Promise<void> {
  const { db, deleteDoc, doc } = await firestore()
  await deleteDoc(doc(db, 'standing', uid))
  await deleteDoc(doc(db, 'presence', uid))
}

/** Leaves all conversations. Their messages also belong to the other member, and stay. */
async function leaveThreads(uid: string, onErased: OnErased): Promise<void> {
  const { source, size } = await myThreadsQuery(uid)
  const threads = await readAll(source, size, parseThread)
  const { db, doc, updateDoc } = await firestore()
  let left = 0
  for (const thread of threads) {
    if (!thread.left.includes(uid)) {
      await updateDoc(doc(db, 'threads', thread.id), { [`left.${uid}`]: true })
    }
    left += 1
    onErased(left)
  }
}

async function eraseReports(uid: string, onErased: OnErased): Promise<void> {
  let erased = 0
  for (const { id } of await listMyReports(uid)) {
    await deleteOwnReport(id, failure('profile/account-delete-failed'))
    erased += 1
    onErased(erased)
  }
}

/** The rules look up a notice for each appeal, and Firestore allows 20 look-ups in a batch. */
const CASES_IN_BATCH = 20

/** Deletes cases. An answered request only loses its words: its id must not be used again. */
async function eraseCases(uid: string, onErased: OnErased): Promise<void> {
  const { source, size } = await myCasesQuery(uid)
  const cases = await readAll(source, size, parseCase)
  const { db, deleteField, doc } = await firestore()
  for (let erased = 0; erased < cases.length;) {
    const some = cases.slice(erased, erased + CASES_IN_BATCH)
    await commit((batch) => {
      for (const { id, kind, state } of some) {
        const ref = doc(db, 'cases', id)
        if (kind === 'appeal' || state === 'open') batch.delete(ref)
        else batch.update(ref, { about: '', statement: '', signature: deleteField() })
      }
    })
    erased += some.length
    onErased(erased)
  }
}

async function eraseUser(uid: string): Promise<void> {
  const { db, deleteDoc, doc } = await firestore()
  await deleteDoc(doc(db, 'users', uid))
  // Nobody can start a conversation with an account that is gone, but somebody may have during the erasure.
  await leaveThreads(uid, () => {})
}

/** The name becomes free for others, except that of a banned member. */
async function eraseUserAndName(uid: string): Promise<void> {
  const { db, doc, getDoc, writeBatch } = await firestore()
  const [user, ban] = await Promise.all([
    getDoc(doc(db, 'users', uid)),
    getDoc(doc(db, 'bans', uid)),
  ])
  const fields = user.data()
  if (fields && !ban.exists()) {
    const reservation = await ownReservation(uid, readUserProfile(uid, fields).username)
    if (reservation) {
      const batch = writeBatch(db)
      batch.delete(user.ref)
      batch.delete(reservation.ref)
      await batch.commit()
    }
  }
  await eraseUser(uid)
}

/** Receives the number of documents deleted so far. */
type OnErased = (count: number) => void

/**
 * Deletes a whole list, each page in one batch. After a failure the next call continues. Costs a read
 * and a write for each document, and one read. `clearBelow` runs for each document that was deleted.
 */
async function eraseAll(
  { source, size }: OwnDocuments,
  onErased: OnErased,
  clearBelow?: (deleted: DocumentReference) => Promise<void>,
): Promise<void> {
  const { getDocs, limit, query } = await firestore()
  for (let erased = 0; ;) {
    let found: readonly DocumentReference[] = []
    await commit(async (batch) => {
      found = (await getDocs(query(source, limit(size)))).docs.map(({ ref }) => ref)
      for (const ref of found) batch.delete(ref)
    })
    if (found.length === 0) return
    if (clearBelow) await Promise.all(found.map(clearBelow))
    erased += found.length
    onErased(erased)
  }
}

/**
 * Runs one step of deleting an account. `onErased` gets the number of documents that it has deleted so far.
 * @throws GreenlightError `profile/account-delete-failed`, `profile/recent-sign-in-needed`
 */
export async function runErasureStep(
  step: ErasureStep,
  onErased: (count: number) => void,
): Promise<void> {
  if (step === 'signIn') await attempt(failure('profile/account-delete-failed'), removeSignIn)
  else if (step === 'device') await attempt(failure('profile/account-delete-failed'), leave)
  else await eraseAccountData(step, onErased)
}

/** The next page shows whether the sign-in still exists. */
async function leave(): Promise<void> {
  const { currentUser } = (await auth()).auth
  await signOut(currentUser ? '/goodbye?kept' : '/goodbye')
}

async function removeSignIn(): Promise<void> {
  try {
    await deleteSignIn()
  } catch (cause) {
    const isStale = isRecord(cause) && cause['code'] === 'auth/requires-recent-login'
    throw isStale ? fail('profile/recent-sign-in-needed', cause) : cause
  }
}
