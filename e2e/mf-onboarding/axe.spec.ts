import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/axe.ts'
import { createMember } from '../fixtures/members.ts'
import { freshEmail, PASSWORD, signUp } from '../fixtures/newcomer.ts'
import { addressParts, refuse } from '../fixtures/requests.ts'
import { expect, test } from '../fixtures/test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Gives fields the colors that the browser has for those that it fills itself. */
async function colorAsAutofilled(page: Page, selectors: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  for (const selector of selectors) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] })
    await expect(page.locator(`${selector}:autofill`)).toBeVisible()
  }
}

/** The states, with the steps to reach them. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'welcome, first slide': async (page) => {
    await page.goto('/welcome')
    await button(page, 'Next').waitFor()
  },
  'welcome, last slide': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/welcome')
    await page.getByRole('tab', { name: 'You are early' }).click()
    await button(page, 'Get started').waitFor()
  },
  login: async (page) => {
    await page.goto('/login')
    await button(page, 'Sign in').waitFor()
  },
  'login, nothing typed': async (page) => {
    await page.goto('/login')
    await button(page, 'Sign in').click()
  },
  'login, failed': async (page) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(freshEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await page.getByRole('alert').waitFor()
  },
  'login, under way': async (page) => {
    await page.goto('/login')
    await page.route(/accounts:signInWithPassword/, () => new Promise(() => {}))
    await page.getByLabel('Email').fill(freshEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Sign in').click()
  },
  'login, filled by the browser': async (page) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill(freshEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await colorAsAutofilled(page, ['[type=email]', '[type=password]'])
  },
  'login, choosing a Google account': async (page) => {
    await page.goto('/login')
    await button(page, 'Continue with Google').click()
    await page.getByRole('dialog').waitFor()
  },
  signup: async (page) => {
    await page.goto('/signup')
    await button(page, 'Sign up').waitFor()
  },
  'signup, taken': async (page) => {
    const { email } = await createMember('Taken')
    await signUp(page, email)
    await page.getByRole('alert').waitFor()
  },
  forgot: async (page) => {
    await page.goto('/forgot')
    await button(page, 'Send the e-mail').waitFor()
  },
  'forgot, sent': async (page) => {
    await page.goto('/forgot')
    await page.getByLabel('Email').fill(freshEmail())
    await button(page, 'Send the e-mail').click()
    await page.getByText(/on its way/).waitFor()
  },
  terms: async (page) => {
    await page.goto('/terms')
    await page.getByRole('heading', { name: /^11\./ }).waitFor()
  },
  privacy: async (page) => {
    await page.goto('/privacy')
    await page.getByRole('heading', { name: /^9\./ }).waitFor()
  },
  'setup, loading': async (page) => {
    await page.route(/documents:batchGet/, () => new Promise(() => {}))
    const { email } = await createMember('Slow')
    await page.goto('/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button(page, 'Sign in').click()
    await expect(page).not.toHaveURL('/login')
    await page.goto('/profile-setup')
    await page.getByText('Loading your profile').waitFor({ state: 'attached' })
  },
  setup: async (page) => {
    await signUp(page, freshEmail())
    await button(page, 'Save and continue').waitFor()
  },
  'setup, nothing chosen': async (page) => {
    await signUp(page, freshEmail())
    await button(page, 'Save and continue').click()
    await page.getByText('Please choose a username.').waitFor()
  },
  'setup, towns suggested': async (page) => {
    await signUp(page, freshEmail())
    await page.getByLabel('Your city or region').fill('spring')
    await page.getByRole('option').first().waitFor()
  },
  'setup, unreadable': async (page) => {
    await signUp(page, freshEmail())
    await button(page, 'Save and continue').waitFor()
    await refuse(page, addressParts.read)
    await page.reload()
    await button(page, 'Retry').waitFor()
  },
  agreement: async (page) => {
    await signUp(page, freshEmail())
    await button(page, 'Save and continue').waitFor()
    await page.goto('/legal-agreement')
    await button(page, 'I Agree').waitFor()
  },
  'agreement, failed': async (page) => {
    await signUp(page, freshEmail())
    await button(page, 'Save and continue').waitFor()
    await page.goto('/legal-agreement')
    await refuse(page, addressParts.commit)
    await button(page, 'I Agree').click()
    await page.getByRole('alert').waitFor()
  },
}

for (const [state, reach] of Object.entries(states)) {
  test(`axe finds nothing: ${state}`, async ({ page }) => {
    await reach(page)
    expect(await axeFindings(page)).toEqual([])
  })
}
