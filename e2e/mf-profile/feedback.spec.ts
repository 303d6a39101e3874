import type { Page } from '@playwright/test'
import { expectNoFindings } from '../fixtures/axe.ts'
import { seeded } from '../fixtures/members.ts'
import { origins } from '../fixtures/origins.ts'
import { signIn } from '../fixtures/signIn.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'
import { expect, test } from '../fixtures/test.ts'

/** Configures the site with a survey. */
async function configureSurvey(page: Page, survey: string): Promise<void> {
  await changeConfig(page, () => ({ survey }))
}

test('without a configured survey a demo is shown and says so', async ({ openAs }) => {
  const page = await openAs(seeded.member, '/feedback')
  const survey = page.frameLocator('iframe[title="Feedback survey (demo)"]')
  await expect(survey.getByText('This is a demo survey.')).toBeVisible()
  await survey.getByRole('radio', { name: 'Mostly' }).first().check()
  await survey.getByText('Send', { exact: true }).click()
  await expect(survey.getByText(/^Thank you!/)).toBeVisible()
})

test('axe finds nothing on the page of the demo survey and inside it', async ({ openAs }) => {
  test.slow()
  const page = await openAs(seeded.member, '/feedback')
  const frame = page.locator('iframe[title="Feedback survey (demo)"]')
  await expect(frame.contentFrame().getByText('This is a demo survey.')).toBeVisible()
  await expectNoFindings(page, '/feedback', 'iframe')
  const survey = await frame.getAttribute('srcdoc')
  const alone = await page.context().newPage()
  await alone.setContent(survey ?? '')
  await expect(alone.getByRole('heading', { name: 'How do you like Greenlight?' })).toBeVisible()
  await expectNoFindings(alone, 'the survey')
  await alone.getByText('Send', { exact: true }).click()
  await expectNoFindings(alone, 'the survey once sent')
})

test('the configured survey loads in a sandbox, and a failure is shown', async ({
  browser,
  baseURL,
}) => {
  // The security policy of the preview allows no frame; that of a configured site names the origin of the survey.
  const context = await browser.newContext({ ...(baseURL && { baseURL }), bypassCSP: true })
  const page = await context.newPage()
  await signIn(page, seeded.member)
  const survey = `${origins['mf-profile']}/survey`
  await configureSurvey(page, survey)
  let hang = true
  await page.route(survey, (route) =>
    hang ? undefined : route.fulfill({ contentType: 'text/html', body: '<h1>How was it?</h1>' }),
  )
  await page.goto('/feedback')
  await expect(page.getByRole('status').filter({ hasText: 'Loading the survey' })).toBeAttached()
  await expect(page.getByRole('alert')).toHaveText('Failed to load the survey.')
  hang = false
  await page.getByRole('button', { name: 'Retry' }).click()
  const frame = page.locator('iframe[title="Feedback survey"]')
  await expect(frame.contentFrame().getByText('How was it?')).toBeVisible()
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame).not.toHaveAttribute('sandbox', /top-navigation/)
  await context.close()
})
