import { verifyAdmin } from '@greenlight/kit/data/admin'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addAdmin,
  type Admin,
  removeAdmin,
  watchAdmins,
} from '../../../mf-admin/src/admins/admins.ts'
import { listLog } from '../../../mf-admin/src/log/log.ts'
import { ban, listBans, unban } from '../../../mf-admin/src/members/bans.ts'
import { listGalleryPage } from '../../../mf-gallery/src/gallery/galleryPages.ts'
import { unfilteredRequest } from '../../../mf-gallery/src/gallery/galleryRequest.ts'
import { clearDatabase, seed, storedDocument } from '../setup/database.ts'
import { account, timeAt } from '../setup/documents.ts'
import { errorCodeOf, LiveAnswers } from '../setup/liveAnswers.ts'
import { admin, bob, secondAdmin } from '../setup/person.ts'
import { asPerson, closeAllPages } from '../setup/runtime.ts'

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    ...Object.fromEntries(
      [bob, admin, secondAdmin].map((who) => [`users/${who.uid}`, account(who)]),
    ),
    'admins/admin@greenlight.test': { email: 'admin@greenlight.test', createdAt: 5 },
    'admins/odd@greenlight.test': { createdAt: 'yesterday', addedAt: timeAt() },
  })
})

describe('admins', () => {
  it.each([
    ['listed', admin, 'yes'],
    ['not listed', bob, 'no'],
    ['not verified', { ...admin, uid: 'bob', verified: false }, 'unverified'],
    ['without an address', { ...bob, email: '' }, 'no'],
  ])('verifyAdmin answers for a person who is %s', async (_, who, expected) => {
    expect(await asPerson(who, verifyAdmin)).toBe(expected)
  })

  it('reports a failed verification', async () => {
    await seed({ 'bans/bob': { by: 'admin' } })
    expect(await errorCodeOf(asPerson(bob, verifyAdmin))).toBe('kit/admin-verify-failed')
  })

  it('are added trimmed and in lower case, appear live, and lose access when removed', async () => {
    const answers = await asPerson(admin, () => new LiveAnswers<readonly Admin[]>(watchAdmins))
    const [first] = await answers.until(({ length }) => length === 2)
    expect(first).toEqual({
      email: 'admin@greenlight.test',
      createdAt: new Date(5),
      addedAt: null,
    })
    await asPerson(admin, () => addAdmin(` ${secondAdmin.email.toUpperCase()} `))
    await asPerson(admin, () => addAdmin('  '))
    await answers.until(({ length }) => length === 3)
    expect(await asPerson(secondAdmin, verifyAdmin)).toBe('yes')
    await asPerson(admin, () => removeAdmin('odd@greenlight.test'))
    await answers.until(({ length }) => length === 2)
    const others = await asPerson(secondAdmin, () => new LiveAnswers<readonly Admin[]>(watchAdmins))
    await others.until(({ length }) => length === 2)
    await asPerson(admin, () => removeAdmin(secondAdmin.email.toLowerCase()))
    expect(await errorCodeOf(asPerson(secondAdmin, () => addAdmin('x@greenlight.test')))).toBe(
      'admin/add-failed',
    )
    answers.stop()
    others.stop()
  })

  it('cannot remove themselves or add an invalid address', async () => {
    const self = asPerson(admin, () => removeAdmin('admin@greenlight.test'))
    expect(await errorCodeOf(self)).toBe('admin/remove-failed')
    expect(await errorCodeOf(asPerson(admin, () => addAdmin('a/b')))).toBe('admin/add-failed')
    expect(await errorCodeOf(asPerson(admin, () => addAdmin('nonsense')))).toBe('admin/add-failed')
  })
})

describe('bans', () => {
  const gallery = () =>
    asPerson(bob, () =>
      listGalleryPage({ ...unfilteredRequest, sort: 'desc', cells: null, cursor: null }),
    )

  it('block a member until they are lifted, repeatedly, each with its log entry', async () => {
    await seed({
      'threads/T/messages/m': { sender: 'bob' },
      'flags/x': {
        by: 'cyd',
        author: 'bob',
        targetPath: 'threads/T/messages/m',
        state: 'open',
      },
    })
    for (let times = 0; times < 2; times += 1) {
      const targetPath = 'threads/T/messages/m'
      await asPerson(admin, () => ban({ uid: 'bob', reason: 'Threats.', targetPath }))
      expect(await errorCodeOf(gallery())).toBe('gallery/load-failed')
      expect((await asPerson(admin, () => listBans())).items).toEqual([
        { uid: 'bob', by: 'admin', reason: 'Threats.', createdAt: expect.any(Date) as Date },
      ])
      await asPerson(admin, () => unban('bob', 'Talked.'))
      expect(await errorCodeOf(gallery())).toBe('no failure')
    }
    expect(await storedDocument('flags/x')).toMatchObject({
      state: 'upheld',
      decision: expect.any(String) as string,
    })
    const { items } = await asPerson(admin, () => listLog({ action: null, cursor: null }))
    expect(items.map(({ action, target }) => `${action} ${target}`)).toEqual([
      'unban bans/bob',
      'ban bans/bob',
      'unban bans/bob',
      'ban bans/bob',
    ])
  })

  it('report an earlier decision and a refusal with different codes', async () => {
    await asPerson(admin, () => ban({ uid: 'bob', reason: 'Again.' }))
    expect(await errorCodeOf(asPerson(admin, () => ban({ uid: 'bob', reason: 'Again.' })))).toBe(
      'admin/already-decided',
    )
    expect(await errorCodeOf(asPerson(admin, () => unban('cyd', 'Talked.')))).toBe(
      'admin/already-decided',
    )
    expect(await errorCodeOf(asPerson(admin, () => ban({ uid: 'admin', reason: 'Again.' })))).toBe(
      'admin/ban-failed',
    )
    expect(await errorCodeOf(asPerson(bob, () => unban('bob', 'Talked.')))).toBe(
      'admin/unban-failed',
    )
  })
})
