import { expect } from '@playwright/test'
import { PASSWORD } from '../../fixtures/newcomer.ts'
import { button, heading, link, type Tab, textbox } from '../tab.ts'
import { openFromMenu } from './openFromMenu.ts'
import type { Tour } from './tourContext.ts'

/** Settings, the member's data as a PDF, and the way out and in. */
export async function leave({ step }: Tour, tab: Tab, email: string): Promise<void> {
  await step('change a setting', tab, async () => {
    await openFromMenu(tab, 'Settings')
    await tab.see(heading('Settings'))
    await tab.click({ role: 'switch', name: /Read receipts/ })
    await tab.see({ text: 'Saved' })
  })
  await step('save the account details as a PDF', tab, async () => {
    await tab.click(button('Request account details'))
    await tab.see({ text: 'Your account details are ready.' })
    const pdf = await tab.download(link('Save as PDF'))
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })
  await step('log out', tab, async () => {
    await tab.click(button('Menu'))
    await tab.click(button('Log out'))
    await tab.see(heading('Sign in'))
    await tab.open('/gallery')
    await tab.see(heading('Sign in'))
  })
  await step('sign in', tab, async () => {
    await signIn(tab, email)
    await tab.see(heading('Gallery'))
    await tab.see({ role: 'article' })
  })
}

/** Signs in with the form of the login page. */
export async function signIn(tab: Tab, email: string): Promise<void> {
  await tab.fill(textbox('Email'), email)
  await tab.fill({ label: 'Password' }, PASSWORD)
  await tab.click(button('Sign in'))
}
