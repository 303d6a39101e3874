import type { Page } from '@playwright/test'

/** The script with which the shell starts: everything before it is painted without the shell. */
export const SHELL_SCRIPT = /\/assets\/[^/]+\/index-[^/]*\.js/

/**
 * Opens a path whose shell does not start.
 * @returns a function that lets it start
 */
export async function holdShell(page: Page, path: string): Promise<() => void> {
  let start = () => {}
  const started = new Promise<void>((resolve) => (start = resolve))
  await page.route(SHELL_SCRIPT, async (route) => {
    await started
    await route.fallback()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('.painted, .static-page').filter({ visible: true }).waitFor()
  return start
}
