import { decide } from '@greenlight/kit/data/admin/decide'
import { dismissFlags } from '@greenlight/kit/data/admin/dismissFlags'
import { getModerationNumbers } from '@greenlight/kit/data/admin/getModerationNumbers'
import { getOwnerHistory } from '@greenlight/kit/data/admin/getOwnerHistory'
import { listFlags } from '@greenlight/kit/data/admin/listFlags'
import { listModlog } from '@greenlight/kit/data/admin/listModlog'
import { watchFlags } from '@greenlight/kit/data/admin/watchFlags'
import { watchPending } from '@greenlight/kit/data/admin/watchPending'
import { flagTarget } from '@greenlight/kit/data/flags/flagTarget'
import type { Flag } from '@greenlight/kit/domain/flag'
import type { LogEntry } from '@greenlight/kit/domain/moderation'
import type { Report } from '@greenlight/kit/domain/report'
import { beforeEach, describe, expect, it } from 'vitest'
import { place } from './stage/backend.ts'
import { at, report } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { Heard } from './stage/heard.ts'
import { log, openReview } from './stage/moderation.ts'
import { admin, ann, bob } from './stage/person.ts'
import { as } from './stage/runtime.ts'

const flag = { target: { kind: 'report', reportId: 'public' }, reason: 'spam', note: '' } as const

beforeEach(openReview)

describe('the queue', () => {
  it('follows what waits, the oldest first, undated ones too', async () => {
    await place({
      'reports/older': report(ann, { status: 'pending', createdAt: at(-5) }),
      'reports/undated': { ownerUid: 'ann', status: 'pending' },
    })
    const heard = await as(admin, () => new Heard<readonly Report[]>(watchPending))
    const is = (ids: string) => (reports: readonly Report[]) =>
      reports.map(({ id }) => id).join() === ids
    await heard.until(is('undated,older,pending'))
    await as(admin, () => decide('older', 'reject', ''))
    await heard.until(is('undated,pending'))
    heard.stop()
  })

  it('follows open flags, and dismisses them with one entry', async () => {
    const heard = await as(admin, () => new Heard<readonly Flag[]>(watchFlags))
    await heard.until(({ length }) => length === 0)
    await as(ann, () => flagTarget(flag))
    await as(bob, () => flagTarget({ ...flag, note: 'Advert' }))
    await heard.until(([first, second]) => first?.by === 'ann' && second?.note === 'Advert')
    await as(admin, () => dismissFlags('reports/public', 'Fine.'))
    await heard.until(({ length }) => length === 0)
    heard.stop()
    expect(await log()).toMatchObject([{ action: 'dismiss', target: 'reports/public' }])
    const decided = await as(admin, () => listFlags('reports/public'))
    expect(decided.map(({ state }) => state)).toEqual(['dismissed', 'dismissed'])
    expect(await failureOf(as(admin, () => dismissFlags('reports/public', '')))).toBe(
      'already-decided',
    )
  })

  it('is nobody else’s to see', async () => {
    const pending = await as(bob, () => new Heard<readonly Report[]>(watchPending))
    const flags = await as(bob, () => new Heard<readonly Flag[]>(watchFlags))
    expect(await pending.failure()).toBe('pending-load-failed')
    expect(await flags.failure()).toBe('flags-load-failed')
  })
})

describe('looking back', () => {
  it('lists the log page by page, all or one action', async () => {
    const entries = Array.from({ length: 60 }, (_, index) => {
      const action = index % 2 ? 'approve' : 'reject'
      const entry = { actor: 'admin', action, target: 't', reason: '', at: at(index) }
      return [`modlog/l${index}`, entry] as const
    })
    await place(Object.fromEntries(entries))
    await as(admin, async () => {
      const first = await listModlog({ action: null, cursor: null })
      const second = await listModlog({ action: null, cursor: first.next })
      const ids = [...first.items, ...second.items].map(({ id }: LogEntry) => id)
      expect(ids).toEqual(entries.map((_, index) => `l${59 - index}`))
      const approved = await listModlog({ action: 'approve', cursor: null })
      expect(approved.items).toHaveLength(30)
    })
  })

  it('knows an owner and the week in numbers', async () => {
    await place({ 'bans/ann': { by: 'admin' } })
    expect(await as(admin, () => getOwnerHistory('ann'))).toEqual({
      reports: { public: 1, pending: 1, rejected: 1 },
      banned: true,
    })
    await as(bob, () => flagTarget(flag))
    await as(admin, () => decide('public', 'takedown', ''))
    await as(admin, () => decide('rejected', 'restore', ''))
    const old = { actor: 'admin', action: 'restore', target: 't', reason: '', at: at() }
    await place({ 'modlog/old': old })
    const { decided, reasons } = await as(admin, () => getModerationNumbers(new Date()))
    expect(decided.filter(([, count]) => count)).toEqual([
      ['takedown', 1],
      ['restore', 1],
    ])
    expect(reasons.filter(([, count]) => count)).toEqual([['spam', 1]])
  })
})
