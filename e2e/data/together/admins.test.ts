import { parseCase } from '@greenlight/domain/case'
import { sendAppeal } from '@greenlight/kit/data/cases'
import { flagTarget } from '@greenlight/kit/data/flags'
import { deleteOwnReport } from '@greenlight/kit/data/reports'
import { beforeEach, describe, expect, it } from 'vitest'
import { appealEffect, grantAppeal } from '../../../mf-admin/src/cases/appeals.ts'
import { answerCase } from '../../../mf-admin/src/cases/cases.ts'
import { banMember } from '../../../mf-admin/src/decisions/banMember.ts'
import { dismissFlags } from '../../../mf-admin/src/decisions/flagDecisions.ts'
import { decideReport, deleteReport } from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { getLogEntry } from '../../../mf-admin/src/log/log.ts'
import { ban } from '../../../mf-admin/src/members/bans.ts'
import { warnMember } from '../../../mf-admin/src/members/warnings.ts'
import { withdrawFlag } from '../../../mf-profile/src/flags/flagRequests.ts'
import { documentsIn, idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { logEntries, seedModeration } from '../setup/moderation.ts'
import { admin, ann, cyd, type Person, secondAdmin } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'
import { together } from '../setup/together.ts'

const path = 'reports/public'
const flagId = (uid: string, target = path) => `${uid}~${target.replaceAll('/', '~')}`
const openFlag = (uid: string, target = path) => ({
  [`flags/${flagId(uid, target)}`]: {
    by: uid,
    author: 'ann',
    targetPath: target,
    reason: 'spam',
    note: '',
    state: 'open',
    createdAt: timeAt(),
  },
})
/** What both admins see before they decide. */
const seen = { previous: '', flags: [flagId('bob')] }
const stateOf = async (uid: string) => (await storedDocument(`flags/${flagId(uid)}`))?.['state']

beforeEach(async () => {
  await seedModeration()
  await seed({ 'users/cyd': account(cyd), ...openFlag('bob') })
})

/** How it ends for an admin who decides. */
const as = (who: Person, decide: () => Promise<unknown>) => () => errorCodeOf(asPerson(who, decide))

const takeDown = () => decideReport('public', 'takedown', 'Not kind.', seen)
const dismiss = () => dismissFlags(path, 'Fine.', seen)
const remove = () => deleteReport('public', 'Illegal.', seen)
const warn = () => warnMember({ uid: 'ann', reason: 'Be kind.', targetPath: path, ...seen })

describe('two admins who saw the same', () => {
  const pairs = [
    ['take down', takeDown, 'take down', takeDown],
    ['take down', takeDown, 'dismiss', dismiss],
    ['dismiss', dismiss, 'dismiss', dismiss],
    ['warn', warn, 'warn', warn],
    ['warn', warn, 'dismiss', dismiss],
    ['take down', takeDown, 'delete', remove],
    ['dismiss', dismiss, 'delete', remove],
  ] as const

  it.each(pairs)('%s, and %4$s at the same moment: one is done', async (_, one, __, other) => {
    const ends = await together(as(admin, one), as(secondAdmin, other))
    expect(ends.toSorted()).toEqual(['admin/already-decided', 'no failure'])
    expect(await logEntries()).toHaveLength(1)
    expect(['upheld', 'dismissed']).toContain(await stateOf('bob'))
  })

  it.each(pairs)('%s, and %4$s a little later: one is done', async (_, one, __, other) => {
    expect(await as(admin, one)()).toBe('no failure')
    expect(await as(secondAdmin, other)()).toBe('admin/already-decided')
    expect(await logEntries()).toHaveLength(1)
  })
})

it('a flag that is taken back in the same moment makes no decision fail', async () => {
  await seed(openFlag('cyd'))
  const ends = await together(
    as(admin, takeDown),
    as(cyd, () => withdrawFlag(path)),
  )
  expect(ends).toEqual(['no failure', 'no failure'])
  expect(await stateOf('bob')).toBe('upheld')
  expect(await stateOf('cyd')).toBe('withdrawn')
})

it('a dismissal leaves the profile public when a flag comes in the same moment', async () => {
  const target = { kind: 'report', reportId: 'public' } as const
  const flags = as(cyd, () => flagTarget({ target, author: 'ann', reason: 'spam', note: '' }))
  const ends = await together(as(admin, dismiss), flags)
  expect(ends).toEqual(['no failure', 'no failure'])
  expect(await storedDocument(path)).toMatchObject({ status: 'public' })
})

it('a deletion whose answer was lost is the own one when it is repeated', async () => {
  const createdAt = timeAt().toDate()
  const again = () => deleteReport('public', 'Illegal.', { ...seen, createdAt })
  expect(await as(admin, again)()).toBe('no failure')
  expect(await as(admin, again)()).toBe('no failure')
  expect(await as(secondAdmin, again)()).toBe('admin/already-decided')
  expect(await logEntries()).toHaveLength(1)
})

it('a deletion for an intimate picture keeps no picture', async () => {
  await seed({ [`${path}/photos/full`]: { dataUrl: 'data:x' } })
  const intimate = { point: 'intimate', keepsPhoto: true } as const
  expect(await as(admin, () => deleteReport('public', '', intimate))()).toBe('no failure')
  const [evidence] = Object.values(await documentsIn({ collections: ['evidence'], groups: [] }))
  expect(evidence).toMatchObject({ uid: 'ann' })
  expect(evidence).not.toHaveProperty('photo')
})

it('a decision whose answer was lost is the same one when it is repeated', async () => {
  const again = { ...seen, id: crypto.randomUUID() }
  const decisions = [
    () => decideReport('pending', 'reject', 'Not kind.', { id: `${again.id}-a`, previous: '' }),
    () => dismissFlags(path, 'Fine.', again),
    () => warnMember({ uid: 'bob', reason: 'Be kind.', id: `${again.id}-b` }),
    () => ban({ uid: 'bob', reason: 'Threats.', id: `${again.id}-c` }),
  ]
  for (const decide of decisions) {
    expect(await as(admin, decide)()).toBe('no failure')
    expect(await as(admin, decide)()).toBe('no failure')
  }
  expect(await logEntries()).toHaveLength(decisions.length)
})

describe('an appeal', () => {
  async function appealed() {
    await asPerson(admin, takeDown)
    const review = await storedDocument(`${path}/private/review`)
    const decision = String(review?.['decision'])
    const appeal = { decision, reportId: 'public', statement: 'It was.' }
    await asPerson(ann, () => sendAppeal(appeal))
    const entry = await asPerson(admin, () => getLogEntry(decision))
    const id = `ann~${decision}`
    return { entry, open: parseCase(id, (await storedDocument(`cases/${id}`)) ?? {}) }
  }
  const caseState = async ({ id }: { id: string }) =>
    (await storedDocument(`cases/${id}`))?.['state']

  it('granted and declined at the same moment has one answer, and the profile agrees with it', async () => {
    const { entry, open } = await appealed()
    const ends = await together(
      as(admin, () => grantAppeal(open, appealEffect(entry), 'Right.')),
      as(secondAdmin, () => answerCase(open, { state: 'declined', answer: 'It stays.' })),
    )
    expect(ends.toSorted()).toEqual(['admin/already-decided', 'no failure'])
    const isGranted = (await caseState(open)) === 'granted'
    expect(await storedDocument(path)).toMatchObject({ status: isGranted ? 'public' : 'rejected' })
    const kinds = Object.values(await documentsIn({ collections: [], groups: ['notices'] }))
    const answers = kinds.filter(({ kind }) => kind === 'grant' || kind === 'decline')
    expect(answers).toHaveLength(1)
  })

  it('is granted by who decided, and declined by another admin only', async () => {
    const { entry, open } = await appealed()
    const declined = as(admin, () => answerCase(open, { state: 'declined', answer: 'No.' }))
    expect(await declined()).toBe('admin/decline-failed')
    expect(await as(admin, () => grantAppeal(open, appealEffect(entry), 'I was wrong.'))()).toBe(
      'no failure',
    )
    expect(await storedDocument(path)).toMatchObject({ status: 'public' })
    expect(await caseState(open)).toBe('granted')
  })

  it('must be answered before the profile is deleted, unless evidence is kept', async () => {
    await seed({ [`${path}/photos/full`]: { dataUrl: 'data:x' } })
    const { open } = await appealed()
    const kept = () => documentsIn({ collections: ['evidence'], groups: [] })
    expect(await as(admin, () => deleteReport('public', 'Illegal.'))()).toBe('admin/appeal-open')
    expect(await kept()).toEqual({})
    const minor = { point: 'minor', keepsPhoto: true } as const
    expect(await as(admin, () => deleteReport('public', 'Illegal.', minor))()).toBe('no failure')
    expect(await storedDocument(`cases/${open.id}`)).toMatchObject({
      state: 'declined',
      answer: 'Illegal.',
    })
    const notes = report(ann)['notes']
    expect(Object.values(await kept())).toMatchObject([
      { uid: 'ann', text: notes, photo: 'data:x' },
    ])
  })

  it('ends when its owner deletes the profile', async () => {
    const { open } = await appealed()
    expect(await as(ann, () => deleteOwnReport('public'))()).toBe('no failure')
    expect(await storedDocument(path)).toBeUndefined()
    expect(await storedDocument(`cases/${open.id}`)).toBeUndefined()
  })

  it('is granted by a restore from wherever it is made', async () => {
    const { open } = await appealed()
    const restore = () => decideReport('public', 'restore', 'I was wrong.')
    expect(await as(admin, restore)()).toBe('no failure')
    expect(await storedDocument(`cases/${open.id}`)).toMatchObject({
      state: 'granted',
      answer: 'I was wrong.',
    })
  })
})

describe('a ban with a takedown', () => {
  const banAndTakeDown = () =>
    banMember({ uid: 'ann', reason: 'Threats.', id: crypto.randomUUID(), takeDown: true })
  const publicOnes = async () =>
    Object.values(await documentsIn({ collections: ['reports'], groups: [] })).filter(
      ({ status }) => status === 'public',
    )

  it('bans first, so nothing is shared while the profiles are taken down', async () => {
    await seed({ 'reports/a': report(ann), 'reports/b': report(ann) })
    expect(await as(admin, banAndTakeDown)()).toBe('no failure')
    expect(await publicOnes()).toEqual([])
    const actions = (await logEntries()).map(({ action }) => action)
    expect(actions.at(-1)).toBe('ban')
    expect(actions.filter((action) => action === 'takedown')).toHaveLength(3)
  })

  it('goes on where the member is banned already', async () => {
    await asPerson(secondAdmin, () => ban({ uid: 'ann', reason: 'Threats.' }))
    expect(await as(admin, banAndTakeDown)()).toBe('no failure')
    expect(await publicOnes()).toEqual([])
    expect(await idsIn('bans')).toEqual(['ann'])
  })
})

it('a profile that its owner and an admin delete at the same moment is gone for both', async () => {
  const ends = await together(
    as(ann, () => deleteOwnReport('public')),
    as(admin, remove),
  )
  expect(ends[0]).toBe('no failure')
  expect(['no failure', 'admin/already-decided']).toContain(ends[1])
  expect(await storedDocument(path)).toBeUndefined()
})
