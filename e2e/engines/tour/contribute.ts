import { join } from 'node:path'
import { root } from '../../../tools/stack/paths.mjs'
import { button, combobox, heading, link, option, type Part, type Tab, textbox } from '../tab.ts'
import { openFromMenu } from './openFromMenu.ts'
import type { SharedReport } from './reports.ts'
import type { Tour } from './tourContext.ts'

const photo = join(root, 'tools/seed/photos/full/austin-caleb.jpg')

const choice = (group: string | RegExp, name: string): Part => ({
  role: 'radio',
  name,
  within: { role: 'radiogroup', name: group },
})

/** A share with a photo, an experience and a comment. */
export async function contribute(
  { step }: Tour,
  tab: Tab,
  report: SharedReport,
  name: string,
): Promise<void> {
  await step('pick and crop a photo', tab, async () => {
    await openFromMenu(tab, 'Share')
    await tab.see(heading('Share a profile'))
    await tab.click(button('Verify now'))
    await tab.miss(button('Verify now'))
    await tab.choose(photo)
    await tab.press({ role: 'slider', name: 'Zoom' }, 'End')
    await tab.see(button('Remove'))
  })
  await step('share a profile', tab, async () => {
    await tab.fill(textbox(/^Name/), name)
    await tab.fill(textbox(/^Age/), '34')
    await tab.fill(combobox(/^Location/), 'evanston')
    await tab.click(option('Evanston, IL'))
    await tab.click(choice(/^Gender/, 'Woman'))
    await tab.click(choice(/want to see/, 'Everyone'))
    await tab.click(choice(/^Tone/, 'Caution'))
    await tab.fill(textbox(/^Notes/), 'Kind, punctual, and listens.')
    await tab.click({ ...button('Share'), within: { role: 'main' } })
    await tab.see({ text: 'Shared! Your profile is now visible in Gallery.' })
    await tab.click(button('OK'))
  })
  await step('see it in my shares, with its photo', tab, async () => {
    await openFromMenu(tab, 'My shares')
    await tab.see({ role: 'article', has: name })
    await tab.click(link(new RegExp(`^${name}`)))
    await tab.see(heading(new RegExp(name)))
    await tab.see({ role: 'img', name: `Photo of ${name}` })
  })
  await step('add an experience and a comment', tab, async () => {
    await tab.open(`/profile/${report.id}`)
    await tab.click(button('Add yours'))
    await tab.click({ role: 'radio', name: 'Greenlight' })
    await tab.fill(textbox(/^Short note/), 'We met twice; it was fine.')
    await tab.click(button('Add experience'))
    const mine: Part = { role: 'listitem', has: 'We met twice; it was fine.' }
    await tab.click({ ...button(/^Show comments/), within: mine })
    await tab.fill(textbox('Your comment'), 'Happy to tell more.')
    await tab.click(button('Add comment'))
    await tab.see({ text: 'Happy to tell more.', within: mine })
  })
}
