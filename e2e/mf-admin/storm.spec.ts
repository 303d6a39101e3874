import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { arrived, expect, row, test } from './review.ts'

async function report(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Report ${name}’s profile` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Not true' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog).toContainText('Thank you')
}

test('one member counts once; the flag of a third member sends a profile to the admins', async ({
  openAs,
  createReport,
}) => {
  test.slow()
  const admin = await createMember('Ada', { admin: true })
  const { id, name } = await createReport()
  const stored = async () => {
    const report = backend.db.doc(`reports/${id}`)
    const review = await report.collection('private').doc('review').get()
    return { ...review.data(), status: (await report.get()).get('status') as unknown }
  }

  const first = await createMember('Ann')
  const page = await openAs(first.email, `/profile/${id}`)
  await report(page, name)
  for (let again = 0; again < 2; again += 1) {
    await page.reload()
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole('button', { name: `Report ${name}’s profile` })).toHaveCount(0)
  }
  expect(await stored()).toMatchObject({ flagCount: 1, status: 'public' })

  const review = await openAs(admin.email, '/adminreview')
  await arrived(review)
  for (const person of ['Bob', 'Cid']) {
    await expect(row(review, name)).toHaveCount(0)
    const member = await createMember(person)
    await report(await openAs(member.email, `/profile/${id}`), name)
  }
  await expect(row(review, name)).toBeVisible()
  expect(await stored()).toMatchObject({ flagCount: 3, status: 'pending' })
})
