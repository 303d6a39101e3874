import { expect } from '@playwright/test'
import { button, combobox, heading, link, option, type Part, type Tab } from '../tab.ts'
import type { SharedReport } from './reports.ts'
import type { Tour } from './tourContext.ts'

const cards: Part = { role: 'article' }

/** Filters, a misspelt town, and the way to a profile and back. `oldest` is the last of the town's cards. */
export async function browse({ step }: Tour, tab: Tab, oldest: SharedReport): Promise<void> {
  const lastCard = link(new RegExp(oldest.name))
  const profile = heading(new RegExp(oldest.name))

  await step('filter the gallery', tab, async () => {
    await tab.click(button('Filters'))
    await tab.press({ role: 'slider', name: 'Distance' }, 'Home')
    await tab.click({ role: 'checkbox', name: /^Redlight/ })
    await tab.see({ ...cards, has: 'Redlight' })
    await tab.miss({ ...cards, has: 'Greenlight' })
    await tab.click(button('Clear filters'))
    await tab.see({ ...cards, has: 'Greenlight' })
    await tab.click(button('Filters'))
  })
  await step('find a misspelt town, and load its last card', tab, async () => {
    await tab.fill(combobox(/Location/), 'chicgo')
    await tab.click(option('Chicago, IL'))
    await tab.see(cards)
    const more = button('Load more')
    const isLoaded = async () => {
      if ((await tab.count(lastCard)) > 0) return true
      if ((await tab.count(more)) > 0) await tab.click(more)
      return false
    }
    await expect.poll(isLoaded, 'the last card').toBe(true)
  })
  await step('open a profile', tab, async () => {
    await tab.click(lastCard)
    await tab.see(profile)
    const top = () => tab.run(() => window.scrollY)
    await expect.poll(top, 'a new page begins at its top').toBeLessThanOrEqual(1)
  })
  await step('a reload, and Back: the gallery is where it was', tab, async () => {
    await tab.reload()
    await tab.see(profile)
    await tab.go(-1)
    await tab.see(heading('Gallery'))
    await expectInWindow(tab, oldest.name)
  })
  await step('Forward, and Back', tab, async () => {
    await tab.go(1)
    await tab.see(profile)
    await tab.miss(heading('Gallery'))
    await tab.go(-1)
    await tab.see(heading('Gallery'))
    await expectInWindow(tab, oldest.name)
  })
}

/** The card is in the window, without a scroll by the test. */
async function expectInWindow(tab: Tab, name: string): Promise<void> {
  const where = () =>
    tab.run((text) => {
      const all = [...document.querySelectorAll('article')]
      const card = all.find((each) => each.textContent.includes(text))
      if (!card) return `none of ${all.length} cards`
      const { top, bottom } = card.getBoundingClientRect()
      const isInWindow = bottom > 0 && top < window.innerHeight && window.scrollY > 0
      return isInWindow ? 'in the window' : `at ${top} to ${bottom}, scrolled by ${window.scrollY}`
    }, name)
  await expect.poll(where, `the card of ${name}`).toBe('in the window')
}
