import type { Page } from '@playwright/test'
import { expectNoFindings } from '../fixtures/axe.ts'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember, storedMember, type TestMember } from '../fixtures/members.ts'
import { PUSH_KEY, replacePushService, setUpMail } from '../fixtures/push.ts'
import { addressParts, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const radio = (page: Page, name: string) => panel(page).getByRole('radio', { name, exact: true })
const box = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const device = (page: Page) => panel(page).getByRole('switch', { name: 'On this device' })
const sendOne = (page: Page) => panel(page).getByRole('button', { name: 'Send me one' })

const off = { email: 'off', push: false, open: false }
const kinds = ['messages', 'requests', 'notices', 'searches', 'cases']

/** Opens the settings of a site that has e-mail and push. */
async function openSettings(page: Page): Promise<void> {
  await setUpMail(page)
  await page.goto('/settings')
  await expect(radio(page, 'Off')).toBeVisible()
}

const devicesOf = async ({ uid }: TestMember) => {
  const { docs } = await backend.db.collection(`users/${uid}/devices`).get()
  return docs.map((one) => ({ ...one.data(), slot: one.id }))
}

const alertsOf = async (member: TestMember): Promise<unknown> =>
  (await storedMember(member))?.['alerts']

test('without functions Settings says so, and the tab’s own switch stays', async ({ openAs }) => {
  const member = await createMember('Nell')
  const page = await openAs(member.email, '/settings')
  await expect(panel(page).getByText('E-mail is not set up here.')).toBeVisible()
  await expect(device(page)).toHaveCount(0)
  await expect(sendOne(page)).toHaveCount(0)
  await panel(page).getByRole('switch', { name: 'In this tab' }).press('Space')
  await expect(panel(page).getByText('Saved', { exact: true })).toBeVisible()
  expect(await storedMember(member)).toMatchObject({ messageSettings: { notifications: false } })
})

test('e-mail is off until chosen; time, kinds and words are stored together', async ({
  openAs,
}) => {
  const member = await createMember('Nell')
  const page = await openAs(member.email)
  await openSettings(page)
  await expect(radio(page, 'Off')).toBeChecked()
  await expect(page.getByRole('radiogroup', { name: 'E-mail' })).toHaveAccessibleDescription(
    /^To n…@greenlight\.test, from Greenlight <news@greenlight\.example>\. The sender’s name and address can be seen in your inbox\./,
  )
  await expect(box(page, 'Messages')).toHaveCount(0)
  await expect(sendOne(page)).toHaveCount(0)

  await radio(page, 'Soon').check()
  await expect(panel(page).getByText('Saved', { exact: true })).toBeVisible()
  expect(await alertsOf(member)).toEqual({ ...off, email: 'soon', kinds })
  await expectNoFindings(page, 'notifications')

  await box(page, 'Messages').click()
  await expect(box(page, 'Messages')).toHaveAttribute('aria-pressed', 'false')
  await radio(page, 'What kind, as “2 new messages”').check()
  await radio(page, 'Once a day').check()
  await expect
    .poll(() => alertsOf(member))
    .toEqual({ email: 'daily', push: false, open: true, kinds: kinds.slice(1) })

  const heal = await refuse(page, addressParts.commit)
  await radio(page, 'Off').check()
  await expect(panel(page).getByRole('alert')).toHaveText('Failed to save settings.')
  await expect(radio(page, 'Once a day')).toBeChecked()
  await heal()
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(radio(page, 'Off')).toBeChecked()
  await expect(box(page, 'Requests to write')).toHaveCount(0)
  await expect.poll(() => alertsOf(member)).toMatchObject({ email: 'off', open: true })
})

test('an address that refused an e-mail is named, and the next choice is stored', async ({
  openAs,
}) => {
  const member = await createMember('Nell', {
    profile: { alerts: { ...off, kinds, bouncedAt: backend.now() } },
  })
  const page = await openAs(member.email)
  await openSettings(page)
  const note = panel(page).getByText(
    'An e-mail to your address came back, so we turned e-mail off.',
  )
  await expect(note).toBeVisible()
  await radio(page, 'Once a day').check()
  await expect(note).toHaveCount(0)
  await expect.poll(() => alertsOf(member)).toEqual({ ...off, email: 'daily', kinds })
})

test('a test message is asked of the functions, and each answer is said', async ({ openAs }) => {
  const member = await createMember('Nell', {
    profile: { alerts: { ...off, email: 'soon', kinds } },
  })
  const page = await openAs(member.email)
  const answers = [204, 429, 403, 503]
  const asked: string[] = []
  await page.route('**/functions/test', (route) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'authorization',
    }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    asked.push(route.request().headers()['authorization'] ?? '')
    return route.fulfill({ status: answers[asked.length - 1] ?? 500, headers })
  })
  await openSettings(page)
  await sendOne(page).click()
  await expect(panel(page).getByText('Sent. It can take a minute to arrive.')).toBeVisible()
  const error = panel(page).getByRole('alert')
  for (const text of [
    'You can ask for one a minute. Please wait a moment.',
    'Please verify your e-mail address first.',
    'It could not be sent. Please try again.',
  ]) {
    await sendOne(page).click()
    await expect(error).toHaveText(text)
  }
  await expect(panel(page).getByText('Sent. It can take a minute to arrive.')).toHaveCount(0)
  expect(asked).toHaveLength(4)
  for (const header of asked) expect(header).toMatch(/^Bearer ey/)
})

test('this device is added with the key of the site, and removed again', async ({ openAs }) => {
  const member = await createMember('Nell')
  const page = await openAs(member.email)
  const push = await replacePushService(page)
  await openSettings(page)
  await expect(device(page)).not.toBeChecked()
  await expect(device(page)).toHaveAccessibleDescription(
    `Also while Greenlight is closed. Your lock screen will show ${new URL(page.url()).host} and “You have news”.`,
  )
  await device(page).press('Space')
  await expect(device(page)).toBeChecked()
  await expect(box(page, 'Messages')).toBeVisible()
  expect(push.calls).toEqual([`subscribe ${PUSH_KEY}`])
  const [stored] = await devicesOf(member)
  expect(stored).toMatchObject({ slot: '0', endpoint: push.endpoint })
  expect(await alertsOf(member)).toEqual({ ...off, push: true, kinds })

  await page.reload()
  await expect(device(page)).toBeChecked()
  await device(page).press('Space')
  await expect(device(page)).not.toBeChecked()
  await expect.poll(() => push.calls).toEqual([`subscribe ${PUSH_KEY}`, 'unsubscribe'])
  expect(await devicesOf(member)).toEqual([])
  expect(await alertsOf(member)).toEqual({ ...off, kinds })
})

test('a push service that cannot be reached is said, and nothing is stored', async ({ openAs }) => {
  const member = await createMember('Nell')
  const page = await openAs(member.email)
  await replacePushService(page)
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () =>
      Promise.reject(new DOMException('Registration failed - push service error', 'AbortError'))
  })
  await openSettings(page)
  await device(page).press('Space')
  await expect(panel(page).getByRole('alert')).toHaveText(
    'This device could not be set up. Please try again.',
  )
  await expect(device(page)).not.toBeChecked()
  expect(await devicesOf(member)).toEqual([])
  expect(await alertsOf(member)).toBeUndefined()
})

test('a sign-out removes this device and keeps the others', async ({ openAs }) => {
  const member = await createMember('Nell')
  await placeDevice(member, '0')
  const page = await openAs(member.email)
  const push = await replacePushService(page)
  await openSettings(page)
  await device(page).press('Space')
  await expect(device(page)).toBeChecked()
  await expect
    .poll(async () => (await devicesOf(member)).map(({ slot }) => slot))
    .toEqual(['0', '1'])
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => push.calls).toContain('unsubscribe')
  await expect.poll(async () => (await devicesOf(member)).map(({ slot }) => slot)).toEqual(['0'])
})

test('signing out everywhere removes all devices', async ({ openAs }) => {
  const member = await createMember('Nell')
  await Promise.all([placeDevice(member, '0'), placeDevice(member, '7')])
  const page = await openAs(member.email, '/settings')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
  expect(await devicesOf(member)).toEqual([])
})

async function placeDevice({ uid }: TestMember, slot: string): Promise<void> {
  await backend.db.doc(`users/${uid}/devices/${slot}`).set({
    endpoint: `https://fcm.googleapis.com/fcm/send/other-${slot}`,
    p256dh: 'k'.repeat(87),
    auth: 'a'.repeat(22),
    hash: slot.repeat(64),
    at: backend.now(),
  })
}
