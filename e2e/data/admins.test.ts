import { addAdmin } from '@greenlight/kit/data/admin/addAdmin'
import { ban } from '@greenlight/kit/data/admin/ban'
import { listBans } from '@greenlight/kit/data/admin/listBans'
import { listModlog } from '@greenlight/kit/data/admin/listModlog'
import { removeAdmin } from '@greenlight/kit/data/admin/removeAdmin'
import { unban } from '@greenlight/kit/data/admin/unban'
import { verifyAdmin } from '@greenlight/kit/data/admin/verifyAdmin'
import { watchAdmins, type Admin } from '@greenlight/kit/data/admin/watchAdmins'
import { listGalleryPage } from '@greenlight/kit/data/reports/listGalleryPage'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDatabase, place, stored } from './stage/backend.ts'
import { account } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { Heard } from './stage/heard.ts'
import { admin, bob, secondAdmin } from './stage/person.ts'
import { as, closePages } from './stage/runtime.ts'

beforeEach(async () => {
  await closePages()
  await clearDatabase()
  await place({
    ...Object.fromEntries(
      [bob, admin, secondAdmin].map((who) => [`users/${who.uid}`, account(who)]),
    ),
    'admins/admin@greenlight.test': { email: 'admin@greenlight.test', createdAt: 5 },
    'admins/odd@greenlight.test': { createdAt: 'yesterday' },
  })
})

describe('admins', () => {
  it.each([
    ['listed', admin, 'yes'],
    ['not listed', bob, 'no'],
    ['not verified', { ...admin, uid: 'bob', verified: false }, 'unverified'],
    ['without an address', { ...bob, email: '' }, 'no'],
  ])('who is %s is told so', async (_, who, expected) => {
    expect(await as(who, verifyAdmin)).toBe(expected)
  })

  it('says so when it cannot be verified', async () => {
    await place({ 'bans/bob': { by: 'admin' } })
    expect(await failureOf(as(bob, verifyAdmin))).toBe('admin-verify-failed')
  })

  it('are added, trimmed and lower-cased, seen live, and removed at once', async () => {
    const heard = await as(admin, () => new Heard<readonly Admin[]>(watchAdmins))
    const [first] = await heard.until(({ length }) => length === 2)
    expect(first).toEqual({ email: 'admin@greenlight.test', createdAt: new Date(5) })
    await as(admin, () => addAdmin(` ${secondAdmin.email.toUpperCase()} `))
    await as(admin, () => addAdmin('  '))
    await heard.until(({ length }) => length === 3)
    expect(await as(secondAdmin, verifyAdmin)).toBe('yes')
    await as(admin, () => removeAdmin('odd@greenlight.test'))
    await heard.until(({ length }) => length === 2)
    const others = await as(secondAdmin, () => new Heard<readonly Admin[]>(watchAdmins))
    await others.until(({ length }) => length === 2)
    await as(admin, () => removeAdmin(secondAdmin.email.toLowerCase()))
    expect(await failureOf(as(secondAdmin, () => addAdmin('x@greenlight.test')))).toBe(
      'admin-add-failed',
    )
    heard.stop()
    others.stop()
  })

  it('do not remove themselves, nor add what is no address', async () => {
    const self = as(admin, () => removeAdmin('admin@greenlight.test'))
    expect(await failureOf(self)).toBe('admin-remove-failed')
    expect(await failureOf(as(admin, () => addAdmin('a/b')))).toBe('admin-add-failed')
    expect(await failureOf(as(admin, () => addAdmin('nonsense')))).toBe('admin-add-failed')
  })
})

describe('bans', () => {
  const gallery = () => as(bob, () => listGalleryPage({ sort: 'desc', cells: null, cursor: null }))

  it('shut a member out until lifted, each with its log entry, again and again', async () => {
    await place({ 'flags/x': { by: 'bob', targetPath: 'threads/T/messages/m', state: 'open' } })
    for (let times = 0; times < 2; times += 1) {
      const targetPath = 'threads/T/messages/m'
      await as(admin, () => ban({ uid: 'bob', reason: 'Threats.', targetPath }))
      expect(await failureOf(gallery())).toBe('gallery-load-failed')
      expect((await as(admin, () => listBans())).items).toEqual([
        { uid: 'bob', by: 'admin', reason: 'Threats.', createdAt: expect.any(Date) as Date },
      ])
      await as(admin, () => unban('bob', 'Talked.'))
      expect(await failureOf(gallery())).toBe('no failure')
    }
    expect(await stored('flags/x')).toMatchObject({ state: 'upheld', decidedBy: 'admin' })
    const { items } = await as(admin, () => listModlog({ action: null, cursor: null }))
    expect(items.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'unban bans/bob',
      'ban bans/bob',
      'unban bans/bob',
      'ban bans/bob',
    ])
  })

  it('are told apart from what is decided already, and from what is refused', async () => {
    await as(admin, () => ban({ uid: 'bob', reason: '' }))
    expect(await failureOf(as(admin, () => ban({ uid: 'bob', reason: '' })))).toBe(
      'already-decided',
    )
    expect(await failureOf(as(admin, () => unban('cyd', '')))).toBe('already-decided')
    expect(await failureOf(as(admin, () => ban({ uid: 'admin', reason: '' })))).toBe('ban-failed')
    expect(await failureOf(as(bob, () => unban('bob', '')))).toBe('unban-failed')
  })
})
