import { createMember } from '../fixtures/members.ts'
import { createThreeWaiting, detail, expect, row, select, statusOf, test } from './review.ts'

test('an item that an admin hands over leaves this queue and stays in those of the others', async ({
  openAs,
  createReport,
}) => {
  const [ada, eve] = await Promise.all([
    createMember('Ada', { admin: true }),
    createMember('Eve', { admin: true }),
  ])
  const [one, two] = await createThreeWaiting(createReport)
  const page = await openAs(ada.email, '/adminreview')
  await select(page, one.name)
  const handOver = page.getByRole('button', { name: 'Hand over to the other admins' })
  await handOver.click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(row(page, one.name)).toBeVisible()
  await handOver.click()
  await page.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(row(page, one.name)).toHaveCount(0)
  await expect(detail(page, two.name)).toBeVisible()
  await page.reload()
  await expect(row(page, two.name)).toBeVisible()
  await expect(row(page, one.name)).toHaveCount(0)
  const other = await openAs(eve.email, '/adminreview')
  await expect(row(other, one.name)).toBeVisible()
  expect(await statusOf(one.id)).toBe('pending')

  await expect(page.getByText('1 left to the other admins')).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(row(page, one.name)).toBeVisible()
})
