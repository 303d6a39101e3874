import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, placeThread, storedTexts } from './threads.ts'

const pair = () => Promise.all([createMember('Ann'), createMember('Bob')])
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `Message ${n + 1}.`)

test('a long conversation shows its last 500 messages, opens at the end and keeps its scroll position', async ({
  openAs,
}) => {
  test.slow()
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob, {
    read: { [ann.uid]: 0 },
    messages: numbered(520).map((text, n) => ({
      by: n % 3 ? ann : bob,
      text,
      minutesAgo: (520 - n) * 30,
    })),
  })
  const page = await openAs(ann.email, at(id))
  const anns = conversation(page)
  await anns.ready()
  await expect(anns.bubbles).toHaveCount(500)
  await expect(anns.bubbles.first()).toHaveText('Message 21.')
  await expect(anns.message('Message 520.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Newest' })).toBeHidden()

  await anns.message('Message 300.').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Newest' })).toBeVisible()
  const bobs = conversation(await openAs(bob.email, at(id)))
  await bobs.ready()
  await bobs.say('Something new')
  await expect(anns.message('Something new')).toBeAttached()
  await expect(anns.message('Message 300.')).toBeInViewport()
  await page.getByRole('button', { name: 'Newest' }).click()
  await expect(anns.message('Something new')).toBeInViewport()
  await bobs.say('And more')
  await expect(anns.message('And more')).toBeInViewport()
})

test('a conversation opens at the first unread message', async ({ openAs }) => {
  const [ann, bob] = await pair()
  await placeThread(ann, bob, {
    read: { [ann.uid]: 40.5 },
    messages: numbered(80).map((text, n) => ({ by: bob, text, minutesAgo: 80 - n })),
  })
  const page = await openAs(ann.email, '/messages')
  await page.getByRole('link', { name: bob.username }).click()
  const anns = conversation(page)
  await expect(anns.log.getByText('New messages')).toBeInViewport()
  await expect(anns.message('Message 41.')).toBeInViewport()
  await expect(anns.message('Message 80.')).not.toBeInViewport()
})

test('the list counts at most 25 unread messages', async ({ openAs }) => {
  const [ann, bob] = await pair()
  await placeThread(ann, bob, {
    messages: numbered(30).map((text, n) => ({ by: bob, text, minutesAgo: 80 - n })),
  })
  const page = await openAs(ann.email, '/messages')
  await expect(page.getByRole('link', { name: bob.username })).toContainText('25+ unread')
})

test('a message of the same moment as the last one, written after it, is shown', async ({
  openAs,
}) => {
  const [ann, bob] = await pair()
  const messages = [{ by: bob, text: 'The last one', minutesAgo: 5 }]
  const id = await placeThread(ann, bob, { messages })
  const page = await openAs(ann.email, at(id))
  await expect(conversation(page).bubbles).toHaveText(['The last one'])
  const thread = backend.db.doc(`threads/${id}`)
  const last = await thread.collection('messages').doc('placed-0').get()
  const batch = backend.db.batch()
  batch.set(thread.collection('messages').doc('waited'), { ...last.data(), text: 'It had to wait' })
  batch.update(thread, { lastMessage: 'It had to wait', lastId: 'waited' })
  await batch.commit()
  await expect(conversation(page).bubbles).toHaveText(['The last one', 'It had to wait'])
})

test('a conversation with an older, random id can be continued', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = `legacy${ann.uid.slice(0, 12)}`
  await placeThread(ann, bob, { id, messages: [{ by: bob, text: 'From before', minutesAgo: 9 }] })
  const page = await openAs(ann.email, '/messages')
  await page.getByRole('link', { name: bob.username }).click()
  const anns = conversation(page)
  await expect(anns.message('From before')).toBeVisible()
  await anns.say('Still here')
  await expect(anns.status('Still here')).toHaveAccessibleName('Sent')
  expect(await storedTexts(id)).toEqual(['From before', 'Still here'])
})

const texts = [
  'Привет, как дела?',
  'こんにちは、元気ですか',
  'שלום, מה שלומך? (https://example.com)',
  'مرحبا بك 123',
  'สวัสดี',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '<b>not bold</b> & <script>alert(1)</script>',
  'https://example.com/is/text',
  'W'.repeat(120),
  '\u202Eturned around',
  '😀'.repeat(1000),
]

test('texts in any script arrive unchanged, as text', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob)
  const anns = conversation(await openAs(ann.email, at(id)))
  await anns.ready()
  for (const text of texts) await anns.say(text)
  // One message a second.
  await expect(anns.log.getByRole('img', { name: 'Sent' })).toHaveCount(texts.length, {
    timeout: 80_000,
  })
  const bobs = conversation(await openAs(bob.email, at(id)))
  await expect(bobs.bubbles).toHaveCount(texts.length)
  expect(await bobs.bubbles.allTextContents()).toEqual(texts)
  expect(await storedTexts(id)).toEqual(texts)
  await expect(bobs.log.locator('a, script, b')).toHaveCount(0)
  expect(await bobs.log.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0)
})
