import { Timestamp } from 'firebase-admin/firestore'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { someone } from '../fixtures/reports.ts'
import { expect } from '../fixtures/test.ts'
import { expectHarmless } from './expectHarmless.ts'
import { MARK, spoilt, texts } from './hostile.ts'
import { named, test } from './place.ts'

/** Before all that is seeded, so that nobody else’s gallery begins with it. */
const longAgo = Timestamp.fromDate(new Date('1995-01-01'))
const now = () => Timestamp.now()

const experience = { userId: 'nobody', userName: 'Nobody', tone: 'green', notes: 'Kind.' }
const comment = { userId: 'nobody', userName: 'Nobody', text: 'Same here.' }
const report = { ...someone(), ownerDisplayName: 'Nobody', ownerEmail: 'x', decisionReason: 'Why.' }

test('gallery, profile, own shares and settings show hostile documents as text', async ({
  openAs,
  place,
}) => {
  test.slow()
  const member = await createMember('Mia', {
    profile: { displayName: `${MARK}<script>window.hacked=1</script>`, myGender: 7, showMe: {} },
  })
  const owned = { ownerUid: member.uid, authorUid: member.uid }
  const shared = named(
    'reports/',
    spoilt(report, { status: 'public', createdAt: longAgo, ...owned }),
  )
  const [first = ''] = Object.keys(shared)
  const experiences = named(`${first}/experiences/`, spoilt(experience, { createdAt: now() }))
  const [told = ''] = Object.keys(experiences)
  await place({
    ...shared,
    ...experiences,
    ...named(`${told}/comments/`, spoilt(comment, { createdAt: now() })),
    [`${first}/photos/full`]: { dataUrl: 'data:image/svg+xml,<svg onload="window.hacked=1"/>' },
    ...named(`users/${member.uid}/blocks/`, [{ createdAt: MARK }, { createdAt: null, name: MARK }]),
  })

  const page = await openAs(member.email, '/gallery?sort=oldest&miles=0')
  const card = (path: string) => page.locator(`#profile-${path.replace('reports/', '')}`)
  // A report with a wrong age passes no age filter. Those with hostile texts have a valid age.
  for (const path of Object.keys(shared).slice(0, texts.length)) {
    while ((await card(path).count()) === 0) {
      await page.getByRole('button', { name: 'Load more' }).click()
    }
  }
  await expectHarmless(page, { marked: true })

  for (const path of Object.keys(shared)) {
    await page.goto(path.replace('reports', '/profile'))
    await expect(page.getByRole('heading', { name: /^Experiences/ })).toBeVisible()
    await expectHarmless(page)
  }
  await page.goto(first.replace('reports', '/profile'))
  await expect(page.getByText(`${MARK}<script>`).first()).toBeVisible()
  const closed = page.getByRole('button', { name: /^Show comments/ })
  await expect(closed).toHaveCount(Object.keys(experiences).length)
  while ((await closed.count()) > 0) await closed.first().click()
  await expect(page.getByRole('textbox', { name: /comment/i })).toHaveCount(
    Object.keys(experiences).length,
  )
  await expectHarmless(page, { marked: true })

  await page.goto('/myshares')
  await expect(page.getByText(MARK).first()).toBeVisible()
  await expectHarmless(page, { marked: true })
  await page.goto('/settings')
  await expect(heading(page)).toBeVisible()
  await expectHarmless(page)
})

test('conversations show hostile documents as text', async ({ openAs, place }) => {
  test.slow()
  const member = await createMember('Mia')
  const other = await createMember('Otto')
  const pair = [member.uid, other.uid].sort()
  const id = `threads/${pair.join('_')}`
  const thread = { memberInfo: {}, lastMessage: 'Hello', lastSender: other.uid, lastRead: {} }
  const memberInfo: Record<string, unknown> = {
    [other.uid]: { displayName: `${MARK}<script>window.hacked=1</script>`, constructor: MARK },
    constructor: { displayName: MARK },
    toString: MARK,
  }
  await place({
    ...named('threads/', [
      ...spoilt(thread, { members: [member.uid, 'nobody'], lastAt: longAgo }),
      ...[[member.uid], [member.uid, 7], [member.uid, null, {}, 'toString', 'constructor']].map(
        (members) => ({ ...thread, members, lastAt: longAgo }),
      ),
    ]),
    [id]: { members: pair, memberInfo, lastMessage: MARK, lastSender: {}, lastAt: now() },
    ...named(`${id}/messages/`, [
      ...spoilt({ sender: other.uid, text: 'Hi' }, { createdAt: now() }),
      ...spoilt({ text: 'Hi' }, { sender: other.uid, createdAt: now(), threadId: [] }),
    ]),
    ...named(`${id}/typing/`, [{ at: MARK }]),
    [`users/${member.uid}/reads/${pair.join('_')}`]: { at: MARK },
  })

  const page = await openAs(member.email, '/messages')
  await expect(page.getByText(MARK).first()).toBeVisible()
  await expectHarmless(page, { marked: true })
  await page.goto(`/messages?thread=${pair.join('_')}`)
  await expect(page.getByRole('log')).toContainText(`${MARK}<script>`)
  await expectHarmless(page, { marked: true })
})

test('admin review shows hostile documents as text', async ({ openAs, place }) => {
  test.slow()
  const admin = await createMember('Ada', { admin: true })
  const waiting = named('reports/', spoilt(report, { status: 'pending', createdAt: now() }))
  const [first = ''] = Object.keys(waiting)
  const flag = { by: 'nobody', reason: 'spam', note: 'Odd.', evidence: 'Hi', decidedBy: 'nobody' }
  const targets = [first, `${first}/experiences/none`, 'threads/a_b/messages/c', MARK, '../x', 7]
  const flags = spoilt(flag, { state: 'open', createdAt: longAgo }).map((fields, at) => ({
    ...fields,
    targetPath: targets[at % targets.length],
  }))
  await place({
    ...waiting,
    ...named('flags/', flags),
    ...named('modlog/', [
      ...spoilt({ actor: 'nobody', target: first, reason: 'Why.' }, { action: 'ban', at: now() }),
      ...spoilt({ action: 'ban', target: 'bans/nobody' }, { at: now() }),
    ]),
    ...named('bans/', spoilt({ by: 'nobody', reason: 'Why.' }, { createdAt: now() })),
    // Before the admins of other tests: the view lists the first 100.
    ...named(`admins/!${MARK}<img src=x onerror=window.hacked=1>@`, [{ email: MARK }, {}]),
  })

  const page = await openAs(admin.email, '/adminreview')
  await expect(page.getByRole('list', { name: 'Waiting profiles' })).toBeVisible()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  const queues = page.getByRole('list', { name: /^(Waiting profiles|Flagged)$/ })
  const queueOf: Record<string, string> = { Pending: 'Waiting profiles', Flags: 'Flagged' }
  for (const view of ['Pending', 'Flags', 'Log', 'Bans', 'Admins', 'Numbers']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    // First the list of the view before must be gone, or its items are taken for this view's.
    await expect(queues).toHaveCount(queueOf[view] ? 1 : 0)
    if (queueOf[view]) await expect(queues).toHaveAccessibleName(queueOf[view])
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    if (view !== 'Numbers') await expect(page.getByText(MARK).first()).toBeVisible()
    await expectHarmless(page)
    const ours = queues.getByRole('button').filter({ hasText: new RegExp(`${MARK}|Unnamed`) })
    // Elements, not positions: the list is live, and documents of other tests come and go.
    for (const item of await ours.elementHandles()) {
      await item.click()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      await expectHarmless(page)
    }
  }
})
