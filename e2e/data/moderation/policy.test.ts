import { beforeEach, expect, it } from 'vitest'
import { decideReport } from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { getSharingReview, setSharingReview } from '../../../mf-admin/src/policy/policy.ts'
import { createReport } from '../../../mf-gallery/src/share/createReport.ts'
import { getFirstStatus } from '../../../mf-gallery/src/share/firstStatus.ts'
import { storedDocument } from '../setup/database.ts'
import { newShare } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { logEntries, seedModeration } from '../setup/moderation.ts'
import { admin, bob } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'

const share = (id: string) => asPerson(bob, () => createReport(newShare(id)))

beforeEach(seedModeration)

it('lets everyone share at once until an admin changes that, with a log entry', async () => {
  expect(await asPerson(admin, getSharingReview)).toBe('none')
  expect(await share('one')).toBe('public')
  await asPerson(admin, () => setSharingReview('all', 'Spam.'))
  expect(await asPerson(admin, getSharingReview)).toBe('all')
  expect(await share('two')).toBe('pending')
  expect(await storedDocument('reports/two')).toMatchObject({ status: 'pending' })
  expect(await logEntries()).toMatchObject([{ action: 'policy', target: 'policy/sharing' }])
  expect(await errorCodeOf(asPerson(bob, () => setSharingReview('none', 'Me.')))).toBe(
    'kit/settings-save-failed',
  )
})

it('trusts a member whose share was approved, until one is taken down', async () => {
  await asPerson(admin, () => setSharingReview('first', 'Spam.'))
  expect(await share('one')).toBe('pending')
  await asPerson(admin, () => decideReport('one', 'approve', 'Fine.'))
  expect(await share('two')).toBe('public')
  await asPerson(admin, () => decideReport('two', 'takedown', 'Not fine.'))
  expect(await asPerson(bob, getFirstStatus)).toBe('pending')
})
