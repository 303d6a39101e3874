import { afterEach, beforeEach, expect, it } from 'vitest'
import { closedRules, readonlyRules } from '../../tools/close/closedRules.mjs'
import { matrixRequests } from './matrix/matrixCases.ts'
import { ann } from './setup/actors.ts'
import { removeReport } from './setup/acts.ts'
import { erasure } from './setup/documents.ts'
import { loadRules } from './setup/loadRules.ts'
import { pathOf } from './setup/paths.ts'
import { type RuleCase, runCase } from './setup/ruleCase.ts'
import { patch, put, remove } from './setup/session.ts'
import {
  firestoreRules,
  openTestDatabase,
  type TestDatabase,
  workerProjectId,
} from './setup/testDatabase.ts'

const projectId = `${workerProjectId()}-closed`
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase(projectId)
})
afterEach(() => database.close())

/** The rows of the matrix that somebody may still do. */
async function allowedRows(): Promise<readonly string[]> {
  const allowed: string[] = []
  for (const one of matrixRequests()) {
    if ((await runCase(database, one)) === null) allowed.push(nameOf(one))
  }
  return allowed
}

const nameOf = ({ path, title }: RuleCase) => `${path}: ${title.split(': ')[0] ?? ''}`

it('when it is closed, nobody reads or writes anything', async () => {
  await loadRules(projectId, closedRules)
  expect(await allowedRows()).toEqual([])
})

it('when it is read-only, everything is read, and members delete what is theirs', async () => {
  await loadRules(projectId, readonlyRules(firestoreRules))
  const all = matrixRequests().map(nameOf)
  const allowed = await allowedRows()
  const isRead = (name: string) => /: (get|list)/.test(name)
  expect(allowed.filter(isRead)).toEqual(all.filter(isRead))
  const isDeletion = (name: string) => /: delete/.test(name)
  expect(allowed.filter((name) => !isRead(name) && !isDeletion(name))).toEqual([
    'gone/{reportId}: create with the deletion',
    'erasures/{uid}: create',
    'erasures/{uid}: update',
    'threads/{id}: update, leave',
  ])
  for (const path of ['users/{uid}', 'reports/{id}', 'reports/{id}/experiences/{id}', 'cases/{id}'])
    expect(allowed).toContain(`${path}: delete`)
})

it('when it is read-only, a member erases everything', async () => {
  await loadRules(projectId, readonlyRules(firestoreRules))
  const session = database.session(ann)
  const user = pathOf.user(ann)
  await session.write(put(pathOf.erasure(ann), erasure()))
  await session.write(
    patch(pathOf.thread(ann), { 'left.ann': true, 'memberInfo.ann': { displayName: '' } }),
  )
  await session.write(remove(`${pathOf.thread(ann)}/typing/ann`))
  await session.write(remove('standing/ann'))
  await session.write(remove(pathOf.comment(ann)))
  await session.write(remove(pathOf.experience(ann)))
  for (const report of [pathOf.report(ann), pathOf.pendingReport(ann)]) {
    await session.write(...removeReport(report, 'ann'), remove(`${report}/photos/full`))
  }
  await session.write(remove(`${user}/blocks/troll`), remove(`${user}/notices/old`))
  await session.write(remove(`cases/of-ann`))
  await session.write(remove(user), remove(pathOf.username(ann)))
  await session.write(patch(pathOf.erasure(ann), { done: true }))
})
