import type { Page } from '@playwright/test'
import { expectNoFindings } from '../fixtures/axe.ts'
import { heading } from '../fixtures/heading.ts'
import { createMember } from '../fixtures/members.ts'
import { freshEmail } from '../fixtures/newcomer.ts'
import { setUpMail } from '../fixtures/push.ts'
import { addressParts, cutOff } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page) => page.getByLabel('Link to the profile')
const ABOUT = '/about-me?profile=austin-marcus'

/** Asks for a sign-in link on the page about a profile. Returns the link that a preview shows. */
async function askForLink(page: Page, email: string) {
  await page.goto(ABOUT)
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send me a sign-in link').click()
  return page.getByRole('link', { name: 'open the link here' })
}

test('the link in the e-mail keeps the profile, and the page then leads to the own data', async ({
  page,
}) => {
  await (await askForLink(page, freshEmail())).click()
  await expect(link(page)).toHaveValue('/profile/austin-marcus')
  await expect(page).toHaveURL(ABOUT)
  await page.getByRole('link', { name: 'Your data' }).click()
  await expect(heading(page, 'Your data')).toBeVisible()
  await expect(page).toHaveURL('/your-data')
})

test('the address is filled in on the device that asked for a link, and the page says how the answer is announced', async ({
  page,
}) => {
  const email = freshEmail()
  await setUpMail(page)
  await (await askForLink(page, email)).waitFor()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(
    page.getByText(
      'An e-mail says when there is an answer. It does not say what it is about, and its link leads here without signing you in.',
    ),
  ).toBeVisible()
  await button(page, 'Send me a sign-in link').click()
  await expect(page.getByText(`An e-mail is on its way to ${email}.`)).toBeVisible()
})

test('when no more e-mails can be sent, the page says so, keeps the address and names another way', async ({
  page,
}) => {
  await page.route('**/accounts:sendOobCode*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        error: { code: 400, message: 'QUOTA_EXCEEDED : Exceeded daily quota for email sign-in.' },
      },
    }),
  )
  const email = freshEmail()
  await page.goto('/about-me')
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send me a sign-in link').click()
  await expect(page.getByRole('alert')).toHaveText(
    'We cannot send more e-mails today. Please try again tomorrow.',
  )
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('link', { name: 'hello@greenlight.example' })).toBeVisible()
})

test('on another device, a mistyped address can be corrected', async ({ page }) => {
  const email = freshEmail()
  const sent = await askForLink(page, email)
  await sent.waitFor()
  await page.evaluate(() => localStorage.removeItem('gl.onboarding.linkEmail.v2'))
  await sent.click()
  await expect(page.getByText('You opened the link on another device.')).toBeVisible()
  const field = page.getByLabel('Email')
  await button(page, 'Go on').click()
  await expect(field).toHaveAccessibleDescription('Please enter your e-mail address.')
  await field.fill(freshEmail())
  await button(page, 'Go on').click()
  await expect(field).toHaveAccessibleDescription(
    'The email provided does not match the sign-in email address.',
  )
  await expect(field).toBeFocused()
  await expectNoFindings(page, 'a mistyped address')
  await field.fill(email)
  await button(page, 'Go on').click()
  await expect(link(page)).toHaveValue('/profile/austin-marcus')
  await expect(page).toHaveURL(ABOUT)
})

test('without a connection the link can be tried again', async ({ page }) => {
  const email = freshEmail()
  const sent = await askForLink(page, email)
  const reconnect = await cutOff(page, addressParts.emailLink)
  await sent.click()
  const field = page.getByLabel('Email')
  await expect(field).toHaveAccessibleDescription(/^There is no connection/)
  await expect(field).toHaveValue(email)
  await expect(page.getByText('You opened the link on another device.')).toHaveCount(0)
  await reconnect()
  await button(page, 'Go on').click()
  await expect(link(page)).toHaveValue('/profile/austin-marcus')
})

test('after a link that was used, a new one can be asked for, about the same profile', async ({
  page,
}) => {
  await page.goto(`${ABOUT}&mode=signIn&oobCode=used&apiKey=any`)
  await page.getByLabel('Email').fill(freshEmail())
  await button(page, 'Go on').click()
  await expect(page.getByRole('alert')).toContainText('This link has been used or has expired.')
  await button(page, 'Ask for a new link').click()
  await expect(button(page, 'Send me a sign-in link')).toBeVisible()
  await expect(page).toHaveURL(ABOUT)
})

test('a draft about one profile does not fill the form about another', async ({ openAs }) => {
  const { email } = await createMember('Alex')
  const page = await openAs(email, ABOUT)
  const me = page.getByRole('radio', { name: 'I am this person' })
  await me.check()
  await page.reload()
  await expect(me).toBeChecked()
  await page.goto('/about-me?profile=another')
  await expect(link(page)).toHaveValue('/profile/another')
  await expect(me).not.toBeChecked()
})
