import { listLog } from '../../../mf-admin/src/log/log.ts'
import { clearDatabase, seed } from './database.ts'
import { account, report } from './documents.ts'
import { admin, ann, bob, secondAdmin } from './person.ts'
import { asPerson, closeAllPages } from './runtime.ts'

/** Seeds an empty database with Ann, who owns a report of each status, Bob, and two admins. */
export async function seedModeration(): Promise<void> {
  await closeAllPages()
  await clearDatabase()
  const everyone = [ann, bob, admin, secondAdmin]
  const addresses = [admin, secondAdmin].map(({ email }) => email.toLowerCase())
  await seed({
    ...Object.fromEntries(everyone.map((who) => [`users/${who.uid}`, account(who)])),
    ...Object.fromEntries(addresses.map((email) => [`admins/${email}`, { email, createdAt: 1 }])),
    'reports/pending': report(ann, { status: 'pending', flagCount: 3 }),
    'reports/public': report(ann),
    'reports/rejected': report(ann, { status: 'rejected' }),
  })
}

/** The first page of the log, latest first. */
export async function logEntries() {
  const { items } = await asPerson(admin, () => listLog({ action: null, cursor: null }))
  return items
}
