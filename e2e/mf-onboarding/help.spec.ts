import { expectNoFindings } from '../fixtures/axe.ts'
import { heading } from '../fixtures/heading.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'

test('a visitor finds help lines that can be called and written to', async ({ page }) => {
  await page.goto('/help')
  await expect(heading(page, 'Help')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  await expect(page.getByRole('link', { name: 'Text START to 88788' })).toHaveAttribute(
    'href',
    'sms:88788?&body=START',
  )
  await expect(page.getByText('A call shows in the list of calls of your phone')).toBeVisible()
  await expect(page.getByText(/within \d+ hours/)).toHaveCount(0)
  await expectNoFindings(page, 'help')
})

test('the operator’s help lines and promise take the place of the default', async ({ page }) => {
  await changeConfig(page, () => ({
    operator: {
      name: 'Site',
      contact: 'hello@site.example',
      answerHours: 24,
      helpLines: [{ name: 'A line elsewhere', phone: '+49 30 1234' }],
    },
  }))
  await page.goto('/help')
  await expect(page.getByRole('link', { name: 'Call +49 30 1234' })).toHaveAttribute(
    'href',
    'tel:+49301234',
  )
  await expect(page.getByRole('link', { name: 'Call 911' })).toHaveCount(0)
  await expect(page.getByText('You have an answer within 24 hours.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'hello@site.example' })).toBeVisible()
})

test('a question leads to its answer, by keyboard too', async ({ page }) => {
  await page.goto('/help')
  const question = page.getByRole('link', { name: 'Can he find out that I wrote it?' })
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Leave out what only you two know.')).toBeInViewport()
  await expect(page).toHaveURL('/help#find-out')
})
