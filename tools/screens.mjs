// npm run screens: photographs every route in each of its states, as a contact sheet for each width and
// colour scheme in docs/screens, with the best of them for the README. Arguments after --:
//   --site http://localhost:4300   a site that runs already, instead of one of its own
//   --only messages                screens whose path or state contains that; the others stay
//                                  as they were last photographed
// The pictures in full size are left in node_modules/.cache/greenlight/screens.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runMain } from './stack/fail.mjs'
import { install } from './stack/install.mjs'
import { shutDown, stopOnSignals } from './stack/lifetime.mjs'
import { needJava, needNode } from './stack/needs.mjs'
import { cacheDir, root } from './stack/paths.mjs'

const full = join(cacheDir, 'screens')
const sheets = join(root, 'docs', 'screens')

await runMain(async () => {
  const { values } = parseArgs({ options: { site: { type: 'string' }, only: { type: 'string' } } })
  stopOnSignals()
  needNode()
  await install()
  const site = values.site ?? (await startSite())
  // What follows needs the packages.
  const { chromium } = await import('@playwright/test')
  const { findBrowser } = await import('./test/browser.mjs')
  const { photograph, schemes, signIn, sizes } = await import('./screens/photograph.mjs')
  const { writeSheet } = await import('./screens/sheet.mjs')
  const { best, screens } = await import('./screens/table.mjs')
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  mkdirSync(full, { recursive: true })
  /** @type {Map<string, Awaited<ReturnType<typeof signIn>>>} */
  const sessions = new Map()
  const missing = []
  for (const screen of screens) {
    const label = labelOf(screen)
    if (values.only && !label.includes(values.only)) continue
    const { as } = screen
    if (as && !sessions.has(as)) sessions.set(as, await signIn(browser, site, as))
    const signedIn = as ? sessions.get(as) : undefined
    try {
      await photograph(browser, { site, screen, signedIn }, ({ width, scheme, png }) =>
        writeFileSync(pictureOf(label, width, scheme), png),
      )
      console.log(`  ✔ ${label}`)
    } catch (error) {
      missing.push(label)
      console.error(`  ✖ ${label}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  for (const { width } of sizes) {
    for (const scheme of schemes) {
      const pictures = screens
        .map(labelOf)
        .map((label) => ({ label, path: pictureOf(label, width, scheme) }))
        .filter(({ path }) => existsSync(path))
      const path = join(sheets, `${width}-${scheme}.jpg`)
      await writeSheet(browser, { layout: width, scheme, pictures }, path)
    }
  }
  const pictures = best.map(({ scheme, ...screen }) => ({
    label: '',
    path: pictureOf(labelOf(screen), 1280, scheme),
  }))
  if (pictures.every(({ path }) => existsSync(path))) {
    const sheet = { layout: /** @type {const} */ ('best'), scheme: 'light', pictures }
    await writeSheet(browser, sheet, join(sheets, 'best.jpg'))
  }
  await browser.close()
  if (missing.length > 0) console.error(`Not reached: ${missing.join(', ')}`)
  await shutDown(missing.length > 0 ? 1 : 0)
})

async function startSite() {
  needJava()
  const { createStage } = await import('./test/stage.mjs')
  const { GREENLIGHT_SITE = '' } = await createStage([]).site()
  return GREENLIGHT_SITE
}

/** @param {{ path: string, state: string }} screen */
function labelOf({ path, state }) {
  return `${path} · ${state}`
}

/**
 * @param {string} label
 * @param {number} width
 * @param {string} scheme
 */
function pictureOf(label, width, scheme) {
  const name = label.replace(/[^a-z0-9]+/gi, '-').replace(/^-/, '')
  return join(full, `${width}-${scheme}-${name}.png`)
}
