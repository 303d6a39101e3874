import { listModlog } from '@greenlight/kit/data/admin/listModlog'
import { clearDatabase, place } from './backend.ts'
import { account, report } from './documents.ts'
import { admin, ann, bob, secondAdmin } from './person.ts'
import { as, closePages } from './runtime.ts'

/** Ann, who owns a report of each status, Bob, and two admins, in an otherwise empty database. */
export async function openReview(): Promise<void> {
  await closePages()
  await clearDatabase()
  const everyone = [ann, bob, admin, secondAdmin]
  const addresses = [admin, secondAdmin].map(({ email }) => email.toLowerCase())
  await place({
    ...Object.fromEntries(everyone.map((who) => [`users/${who.uid}`, account(who)])),
    ...Object.fromEntries(addresses.map((email) => [`admins/${email}`, { email, createdAt: 1 }])),
    'reports/pending': report(ann, { status: 'pending', flagCount: 3 }),
    'reports/public': report(ann),
    'reports/rejected': report(ann, { status: 'rejected' }),
  })
}

/** The first page of the log, latest first. */
export async function log() {
  const { items } = await as(admin, () => listModlog({ action: null, cursor: null }))
  return items
}
