import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { type CreateReports, test } from '../fixtures/reports.ts'
import { expect } from '../fixtures/test.ts'
import { listenTargets } from './listenTargets.ts'
import { conversation, placeThread, storedTexts } from './threads.ts'

/** Two members, and a report that each of them shared. */
async function annAndBob(createReports: CreateReports) {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const owned = [ann, bob].map(({ uid, username }) => ({
    ownerUid: uid,
    authorUid: uid,
    ownerDisplayName: username,
  }))
  const [sharedByAnn, sharedByBob] = await createReports(2, (index) => owned[index] ?? {})
  return { ann, bob, sharedByAnn, sharedByBob }
}

test('two members who press Message at once start one conversation', async ({
  openAs,
  createReports,
}) => {
  const { ann, bob, sharedByAnn, sharedByBob } = await annAndBob(createReports)
  const [annPage, bobPage] = await Promise.all([
    openAs(ann.email, `/profile/${sharedByBob}`),
    openAs(bob.email, `/profile/${sharedByAnn}`),
  ])
  const buttons = [annPage, bobPage].map((page) =>
    page.getByRole('button', { name: /^Message .* who shared this$/ }),
  )
  await Promise.all(buttons.map((button) => button.waitFor()))
  await Promise.all(buttons.map((button) => button.click()))
  await Promise.all([annPage, bobPage].map((page) => page.waitForURL(/\/messages\?thread=/)))
  const id = [ann.uid, bob.uid].sort().join('_')
  for (const page of [annPage, bobPage]) {
    expect(new URL(page.url()).searchParams.get('thread')).toBe(id)
  }
  const [anns, bobs] = [conversation(annPage), conversation(bobPage)]
  await Promise.all([anns.ready(), bobs.ready()])
  await Promise.all([anns.say('Hello Bob'), bobs.say('Hello Ann')])
  await expect
    .poll(async () => (await storedTexts(id)).toSorted())
    .toEqual(['Hello Ann', 'Hello Bob'])
  // The listeners start while the second message is written, which the emulator then may never report to them.
  await Promise.all([annPage.reload(), bobPage.reload()])
  for (const { bubbles } of [anns, bobs]) await expect(bubbles).toHaveCount(2)
  const mine = backend.db.collection('threads').where('members', 'array-contains', ann.uid)
  expect((await mine.get()).size).toBe(1)
})

test('a member who is writing the first message goes on writing when the other’s arrives before it', async ({
  openAs,
  createReports,
}) => {
  const { ann, bob, sharedByBob } = await annAndBob(createReports)
  const page = await openAs(ann.email, `/profile/${sharedByBob}`)
  await page.getByRole('button', { name: /^Message .* who shared this$/ }).click()
  const { box, ready, bubbles } = conversation(page)
  await ready()
  await box.pressSequentially('Hello')
  const written = await box.elementHandle()
  await placeThread(bob, ann, {
    messages: [{ by: bob, text: 'Hello Ann', minutesAgo: 0 }],
    fields: { startedBy: bob.uid, state: 'request', sent: 1, left: {} },
  })
  await expect(bubbles).toHaveText(['Hello Ann'])
  await page.keyboard.type(' Bob')
  await expect(box).toHaveValue('Hello Bob')
  expect(await box.evaluate((now, before) => now === before, written)).toBe(true)
  await page.keyboard.press('Enter')
  await expect(bubbles).toHaveText(['Hello Ann', 'Hello Bob'])
})

test('a new conversation is not listened to by its id, because a list of fewer than 40 is complete', async ({
  openAs,
  createReports,
}) => {
  const { ann, sharedByBob } = await annAndBob(createReports)
  const page = await openAs(ann.email, `/profile/${sharedByBob}`)
  const targets = listenTargets(page)
  await page.getByRole('button', { name: /^Message .* who shared this$/ }).click()
  await conversation(page).ready()
  expect(targets.open()).toBeGreaterThan(0)
  expect(targets.documents()).toEqual([])
})
