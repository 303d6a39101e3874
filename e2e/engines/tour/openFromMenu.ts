import { button, link, type Tab } from '../tab.ts'

/** Opens a page by the floating menu. */
export async function openFromMenu(tab: Tab, entry: string): Promise<void> {
  await tab.click(button('Menu'))
  // Its name ends with a number if something is unread.
  await tab.click({
    ...link(new RegExp(`^${entry}`)),
    within: { role: 'navigation', name: 'Main' },
  })
}
