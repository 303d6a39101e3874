import { undeliveredPath } from '@greenlight/domain/alertsDelivery'
import type { Flag } from '@greenlight/domain/flag'
import type { Report } from '@greenlight/domain/report'
import { flagTarget } from '@greenlight/kit/data/flags'
import { beforeEach, describe, expect, it } from 'vitest'
import { dismissFlags } from '../../../mf-admin/src/decisions/flagDecisions.ts'
import { decideReport } from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { listFlags, watchOpenFlags } from '../../../mf-admin/src/flags/flags.ts'
import { listLog } from '../../../mf-admin/src/log/log.ts'
import type { LogEntry } from '../../../mf-admin/src/log/logEntry.ts'
import { getMemberSummary } from '../../../mf-admin/src/members/members.ts'
import { getUndelivered } from '../../../mf-admin/src/numbers/undelivered.ts'
import { getWeeklyCounts } from '../../../mf-admin/src/numbers/weeklyCounts.ts'
import {
  listPendingById,
  listPendingFrom,
  listUndatedPending,
  watchPending,
} from '../../../mf-admin/src/pending/pending.ts'
import { getQueueCounts } from '../../../mf-admin/src/tabs/queueCounts.ts'
import { countUrgent } from '../../../mf-admin/src/tabs/urgentCount.ts'
import { idsIn, seed, storedDocument } from '../setup/database.ts'
import { account, comment, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf, LiveAnswers } from '../setup/liveAnswers.ts'
import { logEntries, seedModeration } from '../setup/moderation.ts'
import { admin, ann, bob, cyd, secondAdmin } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'

const profile = { kind: 'report', reportId: 'public' } as const
const flag = { target: profile, author: 'ann', reason: 'spam', note: '' } as const

beforeEach(seedModeration)

describe('the queue', () => {
  it('lists pending reports live, oldest first', async () => {
    await seed({ 'reports/older': report(ann, { status: 'pending', createdAt: timeAt(-5) }) })
    const answers = await asPerson(admin, () => new LiveAnswers<readonly Report[]>(watchPending))
    const is = (ids: string) => (reports: readonly Report[]) =>
      reports.map(({ id }) => id).join() === ids
    await answers.until(is('older,pending'))
    await asPerson(admin, () => decideReport('older', 'reject', 'Because.'))
    await answers.until(is('pending'))
    answers.stop()
  })

  it('lists every pending report once, in pages', async () => {
    const many = Array.from({ length: 230 }, (_, at) => {
      // The last hundred have the same moment, so that a page ends between equals.
      const createdAt = timeAt(Math.min(at, 130))
      return [`reports/p${at}`, report(ann, { status: 'pending', createdAt })] as const
    })
    await seed({
      ...Object.fromEntries(many),
      'reports/undated': { ownerUid: 'ann', status: 'pending' },
      'reports/decided': report(ann, { status: 'rejected' }),
    })
    const answers = await asPerson(admin, () => new LiveAnswers<readonly Report[]>(watchPending))
    await answers.until(({ length }) => length === 50)
    answers.stop()
    await asPerson(admin, async () => {
      const ids: string[] = []
      let cursor = null
      do {
        const page: Awaited<ReturnType<typeof listPendingFrom>> = await listPendingFrom(
          timeAt(49).toDate(),
          cursor,
        )
        ids.push(...page.items.map(({ id }) => id))
        cursor = page.next
      } while (cursor)
      expect(new Set(ids).size, 'none is listed twice').toBe(ids.length)
      expect(ids).toEqual(expect.arrayContaining(many.slice(49).map(([path]) => path.slice(8))))
      expect((await listUndatedPending()).map(({ id }) => id)).toEqual(['undated'])
      const found = await listPendingById(['p229', 'decided', 'missing'])
      expect(found.map(({ id }) => id)).toEqual(['p229'])
    })
  })

  it('counts what waits, and knows that no pending report is undated', async () => {
    await asPerson(bob, () => flagTarget(flag))
    await asPerson(admin, async () => {
      expect(await getQueueCounts()).toEqual({ pending: 1, revisions: 0 })
      expect(await listUndatedPending()).toEqual([])
    })
  })

  it('counts a flagged document once, and a request about an intimate picture of a minor', async () => {
    await asPerson(bob, () => flagTarget({ ...flag, reason: 'threats' }))
    const urgent = { kind: 'removal', state: 'open', by: 'x', createdAt: timeAt() }
    await seed({
      'flags/again': {
        ...{ by: 'm', targetPath: 'reports/public', reason: 'minor', note: '' },
        ...{ state: 'open', createdAt: timeAt() },
      },
      'flags/spam': {
        ...{ by: 'm', targetPath: 'reports/pending', reason: 'spam', note: '' },
        ...{ state: 'open', createdAt: timeAt() },
      },
      'cases/both': { ...urgent, wish: 'intimate', relation: 'minor' },
      'cases/minor': { ...urgent, wish: 'remove', relation: 'minor' },
      'cases/other': { ...urgent, wish: 'remove', relation: 'me' },
    })
    expect(await asPerson(admin, () => countUrgent())).toBe(3)
  })

  it('lists an urgent flag that is younger than a hundred others', async () => {
    const others = Array.from({ length: 100 }, (_, at) => {
      const fields = { by: `m${at}`, targetPath: 'reports/public', reason: 'spam', note: '' }
      return [`flags/f${at}`, { ...fields, state: 'open', createdAt: timeAt(at) }] as const
    })
    await seed(Object.fromEntries(others))
    await asPerson(bob, () => flagTarget({ ...flag, reason: 'minor' }))
    const watch = (reasons: Parameters<typeof watchOpenFlags>[0]) =>
      asPerson(admin, () => new LiveAnswers<readonly Flag[]>(watchOpenFlags.bind(null, reasons)))
    const all = await watch(null)
    await all.until((flags) => flags.length === 100 && !flags.some(({ by }) => by === 'bob'))
    const urgent = await watch(['minor', 'private-info'])
    await urgent.until((flags) => flags.map(({ by }) => by).join() === 'bob')
    all.stop()
    urgent.stop()
  })

  it('lists open flags live and dismisses them with one log entry', async () => {
    const answers = await asPerson(
      admin,
      () => new LiveAnswers<readonly Flag[]>(watchOpenFlags.bind(null, null)),
    )
    await answers.until(({ length }) => length === 0)
    await asPerson(secondAdmin, () => flagTarget(flag))
    await asPerson(bob, () => flagTarget({ ...flag, note: 'Advert' }))
    await answers.until(
      ([first, second]) => first?.by === 'secondAdmin' && second?.note === 'Advert',
    )
    await asPerson(admin, () => dismissFlags('reports/public', 'Fine.'))
    await answers.until(({ length }) => length === 0)
    answers.stop()
    expect(await logEntries()).toMatchObject([{ action: 'dismiss', target: 'reports/public' }])
    const decided = await asPerson(admin, () => listFlags('reports/public'))
    expect(decided.map(({ state }) => state)).toEqual(['dismissed', 'dismissed'])
    expect(
      await errorCodeOf(asPerson(admin, () => dismissFlags('reports/public', 'Because.'))),
    ).toBe('admin/already-decided')
  })

  it('dismisses the flags of two members, and neither can read who the other is', async () => {
    const path = 'reports/public/experiences/e/comments/c'
    await seed({ 'users/cyd': account(cyd), [path]: comment(ann) })
    const target = {
      kind: 'comment',
      reportId: 'public',
      experienceId: 'e',
      commentId: 'c',
    } as const
    for (const who of [bob, cyd]) await asPerson(who, () => flagTarget({ ...flag, target }))
    await asPerson(admin, () => dismissFlags(path, 'Fine.'))
    const own = [bob, cyd].map(async ({ uid }) => {
      const flagged = await storedDocument(`flags/${uid}~${path.replaceAll('/', '~')}`)
      expect(await idsIn(`users/${uid}/notices`)).toEqual([])
      return JSON.stringify(flagged)
    })
    const [ofBob, ofCyd] = await Promise.all(own)
    expect(ofBob).not.toContain('cyd')
    expect(ofCyd).not.toContain('bob')
  })

  it('is refused to other members', async () => {
    const pending = await asPerson(bob, () => new LiveAnswers<readonly Report[]>(watchPending))
    const flags = await asPerson(
      bob,
      () => new LiveAnswers<readonly Flag[]>(watchOpenFlags.bind(null, null)),
    )
    expect(await pending.failure()).toBe('admin/pending-load-failed')
    expect(await flags.failure()).toBe('kit/flags-load-failed')
  })
})

describe('log and numbers', () => {
  it('lists pages of the log, all actions or one', async () => {
    const entries = Array.from({ length: 60 }, (_, index) => {
      const action = index % 2 ? 'approve' : 'reject'
      const entry = { actor: 'admin', action, target: 't', reason: '', at: timeAt(index) }
      return [`modlog/l${index}`, entry] as const
    })
    await seed(Object.fromEntries(entries))
    await asPerson(admin, async () => {
      const first = await listLog({ action: null, cursor: null })
      const second = await listLog({ action: null, cursor: first.next })
      const ids = [...first.items, ...second.items].map(({ id }: LogEntry) => id)
      expect(ids).toEqual(entries.map((_, index) => `l${59 - index}`))
      const approved = await listLog({ action: 'approve', cursor: null })
      expect(approved.items).toHaveLength(30)
    })
  })

  it('counts the reports of an owner and the decisions of the week', async () => {
    await seed({ 'bans/ann': { by: 'admin' } })
    expect(await asPerson(admin, () => getMemberSummary('ann'))).toEqual({
      reports: { public: 1, pending: 1, rejected: 1 },
      banned: true,
    })
    await asPerson(bob, () => flagTarget(flag))
    await asPerson(admin, () => decideReport('public', 'takedown', 'Because.'))
    await asPerson(admin, () => decideReport('rejected', 'restore', 'Because.'))
    const old = { actor: 'admin', action: 'restore', target: 't', reason: '', at: timeAt() }
    await seed({ 'modlog/old': old })
    const { decided, reasons } = await asPerson(admin, () => getWeeklyCounts(new Date()))
    expect(decided.filter(([, count]) => count)).toEqual([
      ['takedown', 1],
      ['restore', 1],
    ])
    expect(reasons.filter(([, count]) => count)).toEqual([['spam', 1]])
    expect(await asPerson(admin, getUndelivered)).toMatchObject({ members: 0 })
    await seed({ [undeliveredPath]: { members: 3, at: timeAt() } })
    expect(await asPerson(admin, getUndelivered)).toMatchObject({ members: 3 })
  })
})
