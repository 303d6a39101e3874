/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} Session
 */

export const sizes = /** @type {const} */ ([
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
])
export const schemes = /** @type {const} */ (['light', 'dark'])

const NONE = { cookies: [], origins: [] }
/** What shows no sign of its end: pictures that fade in, a list that scrolls to its foot. */
const SETTLE_MS = 350

/**
 * Reaches one state and takes its picture at each width, in both colour schemes.
 * @param {Browser} browser
 * @param {object} options
 * @param {string} options.site its address
 * @param {import('./table.mjs').Screen} options.screen
 * @param {Session | undefined} options.signedIn undefined for a visitor
 * @param {(shot: { width: number, scheme: string, png: Buffer }) => void} taken
 */
export async function photograph(browser, { site, screen, signedIn }, taken) {
  const context = await browser.newContext({
    baseURL: site,
    storageState: signedIn ?? NONE,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await page.addInitScript("origin === 'null' || localStorage.setItem('gl_seen_welcome_v1', '1')")
    await screen.before?.(page)
    await page.goto(screen.path)
    await screen.reach(page)
    for (const { width, height } of sizes) {
      await page.setViewportSize({ width, height })
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme })
        await page.waitForTimeout(SETTLE_MS)
        taken({ width, scheme, png: await page.screenshot() })
      }
    }
  } finally {
    await context.close()
  }
}

/**
 * What a browser keeps of a seeded account that signed in.
 * @param {Browser} browser
 * @param {string} site
 * @param {string} account
 */
export async function signIn(browser, site, account) {
  const context = await browser.newContext({ baseURL: site, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('Email').fill(`${account}@greenlight.test`)
  await page.getByLabel('Password', { exact: true }).fill('greenlight')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  const state = await context.storageState({ indexedDB: true })
  await context.close()
  return state
}
