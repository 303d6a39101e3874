import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect } from '../fixtures/test.ts'
import { test } from '../mf-gallery/reports.ts'
import { conversation, storedTexts } from './threads.ts'

test('both pressing Message at once start one conversation', async ({ openAs, createReports }) => {
  const [ann, bob] = await Promise.all([createMember('Ann'), createMember('Bob')])
  const owned = [ann, bob].map(({ uid, username }) => ({
    ownerUid: uid,
    authorUid: uid,
    ownerDisplayName: username,
  }))
  const [ofAnn, ofBob] = await createReports(2, (index) => owned[index] ?? {})
  const [annPage, bobPage] = await Promise.all([
    openAs(ann.email, `/profile/${ofBob}`),
    openAs(bob.email, `/profile/${ofAnn}`),
  ])
  const buttons = [annPage, bobPage].map((page) =>
    page.getByRole('button', { name: 'Message', exact: true }),
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
  for (const { bubbles } of [anns, bobs]) await expect(bubbles).toHaveCount(2)
  expect((await storedTexts(id)).toSorted()).toEqual(['Hello Ann', 'Hello Bob'])
  const mine = backend.db.collection('threads').where('members', 'array-contains', ann.uid)
  expect((await mine.get()).size).toBe(1)
})
