import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { at, conversation, placeThread } from './threads.ts'

const pair = () => Promise.all([createMember('Ann'), createMember('Bob')])

test('a message that an admin removed leaves a text for both, also in the list', async ({
  openAs,
}) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob, {
    messages: [
      { by: ann, text: 'Hello', minutesAgo: 9 },
      { by: bob, text: 'Or else!', minutesAgo: 8 },
    ],
    fields: { lastMessage: '' },
  })
  await backend.db.doc(`threads/${id}/messages/placed-1`).update({ text: '', removed: 'log1' })
  for (const { email } of [ann, bob]) {
    const page = await openAs(email, at(id))
    const { log, ready } = conversation(page)
    await ready()
    await expect(log.getByText('An admin removed this message.')).toBeVisible()
    await expect(log.getByText('Or else!')).toHaveCount(0)
    const list = page.getByRole('list', { name: 'Conversations' })
    await expect(list).toContainText('An admin removed this message.')
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await expect(page.getByText('Choose the message that you want to report')).toBeVisible()
    // Ann's own message and the removed one cannot be chosen; Bob can choose hers.
    await expect(log.getByRole('button', { name: /^Report/ })).toHaveCount(
      email === bob.email ? 1 : 0,
    )
  }
})

test('the other member is reported from a conversation, and blocked', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob, {
    messages: [{ by: ann, text: 'Hello', minutesAgo: 9 }],
  })
  const page = await openAs(ann.email, at(id))
  await conversation(page).ready()
  await page.getByRole('button', { name: 'Report', exact: true }).click()
  await page.getByRole('button', { name: `Report ${bob.username}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Report this member')
  await dialog.getByRole('radio', { name: 'Harassment or hate' }).check()
  await expectNoFindings(page, 'a member is reported')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('An admin will look at the profiles this member shared')
  const flag = await backend.db.doc(`flags/${ann.uid}~users~${bob.uid}`).get()
  expect(flag.get('reason')).toBe('harassment')

  await dialog.getByRole('button', { name: `Block ${bob.username}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
  await expect(page).toHaveURL(/\/messages$/)
  // The last partner is blocked.
  await expect(page.getByText('No conversations to show')).toBeVisible()
  await expect(page.getByText('You blocked everybody you had a conversation with.')).toBeVisible()
  await expect(page.getByText('Choose a conversation')).toHaveCount(0)
})

test('the composer says when a message seems to hold private information', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob, {
    messages: [{ by: bob, text: 'Hello', minutesAgo: 9 }],
  })
  const page = await openAs(ann.email, at(id))
  const { box, ready } = conversation(page)
  await ready()
  const hint = page.getByText('This seems to hold a phone number.')
  await box.fill('Call me')
  await expect(hint).toHaveCount(0)
  await box.fill('Call 312-555-0187')
  await expect(hint).toBeVisible()
  await expectNoFindings(page, 'a message with a phone number')
})

test('at twice the text size, nothing overlaps in a conversation', async ({ openAs }) => {
  const [ann, bob] = await pair()
  const id = await placeThread(ann, bob, {
    messages: [{ by: bob, text: 'Hello, are you there?', minutesAgo: 9 }],
  })
  const page = await openAs(ann.email, '/gallery')
  // As in the settings of the browser: media queries in rem follow.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(at(id))
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    const { box, log, ready } = conversation(page)
    await ready()
    await box.fill('A first line of some words')
    const send = page.getByRole('button', { name: 'Send' })
    const actions = ['More']
    const parts = [
      page.getByRole('heading', { level: 2, name: bob.username }),
      ...actions.map((name) => page.getByRole('button', { name, exact: true })),
      log,
      box,
      send,
    ]
    await expect(send, `Send at ${width}`).toBeInViewport({ ratio: 1 })
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    for (const [index, one] of boxes.entries()) {
      if (!one) throw new Error('It is not on screen.')
      expect(one.x, `${index} at ${width}`).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width, `${index} at ${width}`).toBeLessThanOrEqual(width)
      for (const [next, two] of boxes.entries()) {
        if (!two || next <= index) continue
        const beside = one.x + one.width <= two.x + 1 || two.x + two.width <= one.x + 1
        const above = one.y + one.height <= two.y + 1 || two.y + two.height <= one.y + 1
        expect(beside || above, `${index} and ${next} at ${width}`).toBe(true)
      }
    }
    expect((await log.boundingBox())?.height).toBeGreaterThan(100)
    // Text stays readable: the box is as wide as eight letters at least.
    expect((await box.boundingBox())?.width).toBeGreaterThan(8 * 16)
  }
})
