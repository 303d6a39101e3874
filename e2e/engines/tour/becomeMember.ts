import { PASSWORD } from '../../fixtures/newcomer.ts'
import { button, combobox, heading, link, option, type Tab, textbox } from '../tab.ts'
import type { Tour } from './tourContext.ts'

/** From the first visit to the gallery. */
export async function becomeMember(
  { step }: Tour,
  tab: Tab,
  { email, username }: { email: string; username: string },
): Promise<void> {
  await step('the slides of the first visit', tab, async () => {
    await tab.open('/')
    await tab.see(heading('Welcome!'))
    for (const title of ['Why?', 'How to get started', 'You are early']) {
      await tab.click(button('Next'))
      await tab.see(heading(title))
    }
  })
  await step('sign up', tab, async () => {
    await tab.open('/login')
    await tab.click(link('Sign up'))
    await tab.see({ label: 'Confirm password' })
    await tab.fill(textbox('Email'), email)
    await tab.fill({ label: 'Password' }, PASSWORD)
    await tab.fill({ label: 'Confirm password' }, PASSWORD)
    await tab.click(button('Sign up'))
    await tab.see(textbox(/^Username/))
  })
  await step('set up the profile', tab, async () => {
    await tab.fill(textbox(/^Username/), username)
    await tab.fill(combobox(/city/), 'evanston')
    await tab.click(option('Evanston, IL'))
    await tab.click({
      ...button('Everyone'),
      within: { role: 'group', name: 'Who do you want to see?' },
    })
    await tab.click(button('Save and continue'))
    await tab.see(button('I Agree'))
  })
  await step('accept the terms', tab, async () => {
    await tab.click(button('I Agree'))
    await tab.see(heading('Gallery'))
    await tab.see({ role: 'article' })
  })
}
