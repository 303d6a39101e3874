import { deleteExperience } from '@greenlight/kit/data/contributions'
import { deleteOwnReport } from '@greenlight/kit/data/reports'
import { beforeEach, expect, it } from 'vitest'
import { deleteContribution } from '../../../mf-admin/src/decisions/contributionDecisions.ts'
import { deleteReport } from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { addComment } from '../../../mf-profile/src/comments/commentRequests.ts'
import { addExperience } from '../../../mf-profile/src/experiences/experienceRequests.ts'
import { clearDatabase, documentsIn, seed, storedDocument } from '../setup/database.ts'
import { account, comment, experience, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { admin, ann, bob, person } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'
import { together } from '../setup/together.ts'

const others = Array.from({ length: 6 }, (_, index) => person(`member${index}`))

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  const everyone = [ann, bob, admin, ...others]
  await seed({
    ...Object.fromEntries(everyone.map((who) => [`users/${who.uid}`, account(who)])),
    [`admins/${admin.email.toLowerCase()}`]: { email: admin.email.toLowerCase() },
    'reports/r': report(ann),
    'reports/r/private/review': { flagCount: 0 },
    'reports/r/experiences/bob': experience(bob),
    'reports/r/experiences/bob/comments/first': comment(ann),
  })
})

const left = async () =>
  Object.keys(await documentsIn({ collections: [], groups: ['experiences', 'comments'] }))

/** Six members add a comment below Bob's experience and an experience of their own. */
const additions = () =>
  others.flatMap((who) => [
    () =>
      errorCodeOf(asPerson(who, () => addExperience({ reportId: 'r', tone: 'red', notes: 'No.' }))),
    () =>
      errorCodeOf(
        asPerson(who, () => addComment({ reportId: 'r', experienceId: 'bob', text: 'Me, too.' })),
      ),
  ])

it('an own profile is deleted while others add to it: nothing is left below it', async () => {
  await together<unknown>(() => asPerson(ann, () => deleteOwnReport('r')), ...additions())
  expect(await storedDocument('reports/r')).toBeUndefined()
  expect(await left()).toEqual([])
})

it('an admin deletes a profile while others add to it: nothing is left below it', async () => {
  await together<unknown>(
    () => asPerson(admin, () => deleteReport('r', 'Not true.')),
    ...additions(),
  )
  expect(await storedDocument('reports/r')).toBeUndefined()
  expect(await left()).toEqual([])
})

const bobs = { reportId: 'r', id: 'bob', commentsSince: timeAt().toDate() }

it.each([
  ['its author', bob, () => deleteExperience(bobs)],
  [
    'an admin',
    admin,
    () =>
      deleteContribution({ kind: 'experience', reportId: 'r', experienceId: 'bob' }, 'Not true.'),
  ],
])('%s deletes an experience while others comment: no comment is left', async (_, who, run) => {
  await together<unknown>(() => asPerson(who, run), ...additions())
  const paths = await left()
  expect(paths.filter((path) => path.includes('/experiences/bob'))).toEqual([])
})
