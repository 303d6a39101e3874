import { expect } from '@playwright/test'
import { button, heading, type Tab } from '../tab.ts'
import { openFromMenu } from './openFromMenu.ts'
import { publishFeedback } from './publishFeedback.ts'
import type { Tour } from './tourContext.ts'

/** What a member sees of a new release, of a remote that is down, and without a connection. */
export async function failAndHeal({ step, gate, openTab }: Tour, tab: Tab): Promise<void> {
  await step('an open page gets a new release', tab, async () => {
    await tab.open('/gallery')
    await tab.see(heading('Gallery'))
    await markDocument(tab)
    const { text, rollBack } = await publishFeedback()
    try {
      // A page waits for news of the registry for a moment only. On a slow machine they come with the next step.
      const isNew = async () => {
        await openFromMenu(tab, 'Feedback')
        await tab.see(heading('Feedback'))
        if ((await tab.count({ text })) > 0) return true
        await openFromMenu(tab, 'Gallery')
        return false
      }
      await expect.poll(isNew, 'the text of the new release').toBe(true)
    } finally {
      await rollBack()
    }
    await expectSameDocument(tab)
  })
  // A browser that has nothing of the remote in its cache.
  const visitor = await openTab()
  await step(
    'a remote that is down says so',
    visitor,
    async () => {
      gate.cut(/\/mf-onboarding\//)
      await visitor.open('/terms')
      await visitor.see({ text: 'This page could not be opened' })
      await visitor.see({ role: 'banner' })
    },
    /mf-onboarding/,
  )
  await step(
    'Retry heals it',
    visitor,
    async () => {
      gate.cut(undefined)
      await visitor.click(button('Retry'))
      await visitor.see(heading('Terms & Conditions'))
    },
    // WebKitGTK needs a reload (docs/adr/0006).
    /mf-onboarding/,
  )
  await visitor.close()
  await step(
    'a page without a connection says so',
    tab,
    async () => {
      await tab.run(async () => void (await navigator.serviceWorker.ready))
      gate.cut(/./)
      await tab.open('/terms').catch(() => undefined)
      await tab.see(heading('You are offline'))
    },
    /./,
  )
  await step('it opens once the connection is back', tab, async () => {
    gate.cut(undefined)
    // By its text: a link with an empty address has no role in Testing Library.
    await tab.click({ text: /^Try again$/ })
    await tab.see(heading('Terms & Conditions'))
    await tab.open('/gallery')
    await tab.see({ role: 'article' })
  })
}

const markDocument = (tab: Tab) => tab.run(() => void Object.assign(window, { isSame: true }))

async function expectSameDocument(tab: Tab): Promise<void> {
  expect(await tab.run(() => 'isSame' in window), 'without a reload').toBe(true)
}
