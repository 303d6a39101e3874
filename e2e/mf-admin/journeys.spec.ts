import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { placeRequest } from '../fixtures/cases.ts'
import { sendHeldDecision } from '../fixtures/heldDecision.ts'
import { createMember } from '../fixtures/members.ts'
import { byId, detail, expect, ownMoment, row, select, statusOf, test } from './review.ts'

// One after the other: the queue lists 50 profiles, and two tests of thirty would push those of others out of it.
test.describe.configure({ mode: 'default' })

/** Counts the presses of pointer and keys in `act`, and takes its time: `MEASURED` in the output. */
async function measure(page: Page, what: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const isCounting = 'presses' in dataset
    dataset['presses'] = '0'
    if (isCounting) return
    const count = () => (dataset['presses'] = String(Number(dataset['presses']) + 1))
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, count, true)
  })
  const start = Date.now()
  await act()
  const seconds = (Date.now() - start) / 1000
  const presses = Number(await page.evaluate(() => document.documentElement.dataset['presses']))
  console.log(`MEASURED ${what}: ${presses} presses, ${seconds} s`)
  return presses
}

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`a decision takes few presses at ${width} px`, async ({ openAs, createReport }) => {
    test.slow()
    const admin = await createMember('Ada', { admin: true })
    const createdAt = ownMoment()
    const photoKeys = [`0${crypto.randomUUID().slice(0, 6)}`, `1${crypto.randomUUID().slice(0, 6)}`]
    const reports = [
      await createReport({ status: 'pending', createdAt }),
      await createReport({ status: 'pending', createdAt }),
      await createReport({ status: 'pending', createdAt }),
    ].toSorted(byId)
    const [one, two, three] = reports
    if (!one || !two || !three) throw new Error('Three were made.')
    await backend.db.doc(`reports/${three.id}`).update({ photoKeys })
    for (let at = 0; at < 2; at += 1) await createReport({ photoKeys })
    const page = await openAs(admin.email, '/adminreview')
    await page.setViewportSize({ width, height })
    await select(page, one.name)
    await expect(detail(page, one.name)).toBeFocused()

    const approving = await measure(page, `approve at ${width}`, async () => {
      await detail(page, one.name).getByRole('button', { name: 'Approve' }).click()
      await expect(detail(page, two.name)).toBeFocused()
    })
    expect(approving).toBe(1)
    const rejecting = await measure(page, `reject at ${width}`, async () => {
      await detail(page, two.name).getByRole('button', { name: 'Spam' }).click()
      await detail(page, two.name).getByRole('button', { name: 'Reject' }).click()
      await expect(detail(page, three.name)).toBeFocused()
    })
    expect(rejecting).toBe(2)
    const review = detail(page, three.name)
    await expect(review.getByRole('checkbox')).toHaveCount(2)
    const takingDown = await measure(page, `same photo twice at ${width}`, async () => {
      await review.getByRole('button', { name: 'Spam' }).click()
      await review.getByRole('button', { name: 'Reject all 3' }).click()
      await expect(row(page, three.name)).toHaveCount(0)
    })
    expect(takingDown).toBe(2)
    await sendHeldDecision(page)

    const decision = crypto.randomUUID()
    await backend.db.doc(`modlog/${decision}`).set({
      ...{ actor: 'another', action: 'takedown', target: `reports/${two.id}`, reason: 'Spam.' },
      at: backend.now(),
    })
    const statement = await placeRequest({ kind: 'appeal', appealed: decision })
    await page.goto('/adminreview?view=appeals')
    await select(page, statement)
    const granting = await measure(page, `appeal at ${width}`, async () => {
      await page.getByLabel('First sentence').selectOption({ index: 1 })
      await page.getByRole('button', { name: 'Grant' }).click()
      await expect(row(page, statement)).toHaveCount(0)
    })
    expect(granting).toBeLessThanOrEqual(2)
    await sendHeldDecision(page)
  })
}

/** Thirty waiting profiles of one moment, in the order of the queue. */
async function createThirty(
  createReport: (fields: object) => Promise<{ id: string; name: string }>,
) {
  const createdAt = ownMoment()
  const made = await Promise.all(
    Array.from({ length: 30 }, () => createReport({ status: 'pending', createdAt })),
  )
  return made.toSorted(byId)
}

test('thirty profiles are approved by keys in under two minutes', async ({
  openAs,
  createReport,
}) => {
  test.slow()
  const admin = await createMember('Ada', { admin: true })
  const reports = await createThirty(createReport)
  const page = await openAs(admin.email, '/adminreview')
  await select(page, reports[0]?.name ?? '')
  const start = Date.now()
  for (const { name } of reports) {
    await expect(detail(page, name)).toBeFocused()
    await page.keyboard.press('a')
  }
  await sendHeldDecision(page, 60_000)
  const seconds = (Date.now() - start) / 1000
  console.log(`MEASURED thirty by keys: ${seconds} s`)
  expect(seconds).toBeLessThan(120)
  for (const { id } of reports) expect(await statusOf(id)).toBe('public')
})

test('thirty profiles are decided by mouse with 45 clicks in under four minutes', async ({
  openAs,
  createReport,
}) => {
  test.setTimeout(600_000)
  const admin = await createMember('Ada', { admin: true })
  const reports = await createThirty(createReport)
  const page = await openAs(admin.email, '/adminreview')
  await page.setViewportSize({ width: 1280, height: 800 })
  await select(page, reports[0]?.name ?? '')
  const start = Date.now()
  // Every other one is rejected with a point. Nothing is scrolled.
  const presses = await measure(page, 'thirty by mouse', async () => {
    for (const [at, { name }] of reports.entries()) {
      const review = detail(page, name)
      await expect(review).toBeFocused()
      const press = async (button: string) => {
        const target = review.getByRole('button', { name: button, exact: true })
        await expect(target).toBeInViewport({ ratio: 1 })
        await target.click()
      }
      if (at % 2 === 1) await press('Spam')
      await press(at % 2 === 1 ? 'Reject' : 'Approve')
    }
    await sendHeldDecision(page, 60_000)
  })
  expect(presses).toBe(45)
  expect((Date.now() - start) / 1000).toBeLessThan(240)
  for (const [at, { id }] of reports.entries())
    expect(await statusOf(id)).toBe(at % 2 === 1 ? 'rejected' : 'public')
})
