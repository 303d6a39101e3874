import { expect, test } from '@playwright/test'
import { openAlbum } from './album.ts'
import { engines } from './engines.ts'
import { openGate } from './gate/gate.ts'
import type { Tab } from './tab.ts'
import { takeTour } from './tour.ts'

const site = process.env['GREENLIGHT_SITE'] ?? ''

/** Errors that Firestore’s SDK logs by itself. */
const FIRESTORE = [
  // It logs a request that ends because its page is left.
  /HTTP error has no status/,
  // After a slow request, it asks Google for a picture to learn whether the network is there.
  /blocked https:\/\/www\.google\.com\/images\/cleardot\.gif/,
]

for (const [engine, open] of Object.entries(engines(process.env))) {
  test(`the whole journey in ${engine}`, async () => {
    const gate = await openGate(site)
    const album = openAlbum(engine)
    const tabs: Tab[] = []
    const openTab = async () => {
      const tab = await open(site, gate.port)
      tabs.push(tab)
      return tab
    }
    const step = (name: string, tab: Tab, act: () => Promise<void>, breaks?: RegExp) =>
      test.step(name, async () => {
        try {
          await act()
        } catch (error) {
          console.log('Problems:', gate.takeProblems(), 'Unanswered:', gate.unanswered())
          throw error
        } finally {
          await album.add(name, tab)
        }
        const isExpected = (problem: string) =>
          [...FIRESTORE, breaks].some((known) => known?.test(problem))
        const problems = [...gate.takeProblems(), ...(await tab.run(layoutProblems))]
        // Soft: the tour goes on, and finds what is wrong later, too.
        expect.soft(problems.filter((problem) => !isExpected(problem))).toEqual([])
        expect.soft((await tab.problems?.()) ?? []).toEqual([])
      })
    try {
      await takeTour({ gate, openTab, step })
    } finally {
      await Promise.all(tabs.map((tab) => tab.close()))
      await gate.close()
    }
  })
}

/** Runs in the page: what makes it wider than the window, and fields into which an iPhone zooms. */
function layoutProblems(): string[] {
  const tags = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 100))
  const fields = [...document.querySelectorAll('input, select, textarea')]
  const small = fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  const typed = small.filter(
    (field) => !field.matches('[type=radio], [type=checkbox], [type=range], [type=file]'),
  )
  const zooms = tags(typed).map((tag) => `Its text is smaller than 16 px: ${tag}`)
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= window.innerWidth) return zooms
  const sticksOut = (element: Element) =>
    element.getBoundingClientRect().right > window.innerWidth + 1
  const all = [...document.querySelectorAll('body *')].filter(sticksOut)
  const causes = all.filter((element) => ![...element.children].some(sticksOut))
  const wide = `The page is ${scrollWidth} px wide in a window of ${window.innerWidth} px:`
  return [...zooms, `${wide} ${tags(causes).join(' ')}`]
}
