import { firestore } from '@greenlight/runtime'
import type { ErasureStep } from '../../domain/accountErasure.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'
import { removeReport } from '../reports/removeReport.ts'
import { eraseAll, type OnErased } from './eraseAll.ts'
import { listMyReports } from './listMyReports.ts'
import { myBlocks, myComments, myExperiences, myReads } from './mine.ts'

/** The steps of an erasure that concern the database. */
export type DataErasureStep = Exclude<ErasureStep, 'signIn' | 'device'>

const erasers: Readonly<
  Record<DataErasureStep, (uid: string, onErased: OnErased) => Promise<void>>
> = {
  comments: async (uid, onErased) => eraseAll(await myComments(uid), onErased),
  experiences: async (uid, onErased) => eraseAll(await myExperiences(uid), onErased),
  reports: eraseReports,
  blocks: async (uid, onErased) => eraseAll(await myBlocks(uid), onErased),
  reads: async (uid, onErased) => eraseAll(await myReads(uid), onErased),
  user: eraseUser,
}

/**
 * Takes one step of erasing my account (see `remainingErasure` for their order). A step that broke
 * off is repeated as a whole: it goes on with what is left. `onErased` gets the number of documents
 * (reports: with all that hangs below) that this call has deleted so far.
 * @throws GreenlightError `account-delete-failed`
 */
export function eraseAccountData(
  step: DataErasureStep,
  onErased: OnErased = () => {},
): Promise<void> {
  return attempt('account-delete-failed', () =>
    erasers[step](currentUser('account-delete-failed').uid, onErased),
  )
}

async function eraseReports(uid: string, onErased: OnErased): Promise<void> {
  let erased = 0
  for (const { id } of await listMyReports(uid)) {
    await removeReport(id)
    erased += 1
    onErased(erased)
  }
}

async function eraseUser(uid: string): Promise<void> {
  const { db, deleteDoc, doc } = await firestore()
  await deleteDoc(doc(db, 'users', uid))
}
