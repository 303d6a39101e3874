import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/reports.ts'

test('a member finds help on a Redlight, after a report about threats, and in the menu', async ({
  openAs,
  createReport,
}) => {
  const [reader, { id, name }] = await Promise.all([
    createMember('Rosa'),
    createReport({ tone: 'red' }),
  ])
  const page = await openAs(reader.email, `/profile/${id}`)
  await expect(page.getByRole('link', { name: 'Are you afraid? Help' })).toHaveAttribute(
    'href',
    '/help',
  )
  await page.getByRole('button', { name: `Report ${name}’s profile` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Threats, I am afraid' }).check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('We are not an emergency service.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Call 1-800-799-7233' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Help', exact: true }).click()
  await expect(heading(page, 'Help')).toBeVisible()
})
