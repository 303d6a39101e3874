import { randomUUID } from 'node:crypto'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'

test('a profile that a member flagged disappears from their gallery at once, and from no other', async ({
  openAs,
  createReports,
}) => {
  const mark = `flag${randomUUID().slice(0, 8)}`
  await createReports(2, (index) => ({ name: `${mark} ${index}` }))
  const reader = await createMember('Rosa')
  const gallery = `/gallery?q=${mark}&miles=0`
  const page = await openAs(reader.email, gallery)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(2)

  await page.getByRole('link', { name: `${mark} 0` }).click()
  await page.getByRole('button', { name: `Report ${mark} 0’s profile` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Not true' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await expect(cards).toHaveText([new RegExp(`${mark} 1`)])
  await page.reload()
  await expect(cards).toHaveText([new RegExp(`${mark} 1`)])

  const later = await openAs(reader.email, gallery) // another device
  await expect(later.getByRole('article')).toHaveText([new RegExp(`${mark} 1`)])
  const other = await openAs((await createMember('Olive')).email, gallery)
  await expect(other.getByRole('article')).toHaveCount(2)
})
