import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { oldestBrowsers } from '../../shared/build/src/oldestBrowsers.mjs'
import { root } from '../../tools/stack/paths.mjs'
import { expect, test } from '../fixtures/test.ts'

const TITLE = 'Please update your browser'

const missing: [string, () => void][] = [
  ['Safari before 16.4', () => Reflect.deleteProperty(window, 'OffscreenCanvas')],
  ['Firefox before 125', () => Reflect.deleteProperty(Intl, 'Segmenter')],
  ['Chrome before 120', () => Object.assign(CSS, { supports: () => false })],
]

for (const [browser, remove] of missing) {
  test(`${browser} shows why it cannot show the site`, async ({ page }) => {
    await page.addInitScript(remove)
    await page.goto('/terms')
    await expect(page.getByRole('heading')).toHaveText([TITLE])
    await expect(page.getByText('This one is too old for Greenlight')).toBeVisible()
  })
}

test('it needs none of the other scripts, which old browsers cannot read', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'))
  await page.route(/\/assets\/([^/]+\/)?(?!early-)[^/]*\.js$/, (route) =>
    route.abort('connectionrefused'),
  )
  const early = page.waitForResponse(/\/assets\/[^/]+\/early-.*\.js$/)
  await page.goto('/terms')
  await expect(page.getByRole('heading')).toHaveText([TITLE])
  // Syntax of 2018 and later.
  const newer = /\?\?|\?\.[a-z([]|\|\|=|&&=|\{\.\.\.|catch\{/i
  expect(await (await early).text()).not.toMatch(newer)
})

test('the text and README name the oldest browsers for which the site is built', () => {
  for (const file of ['README.md', 'shell/index.html']) {
    const text = readFileSync(join(root, file), 'utf8').toLowerCase()
    const found = text.matchAll(/(chrome|edge|firefox|safari)\s+([\d.]+\d)/g)
    const named = Array.from(found, ([, name, version]) => `${name}${version}`)
    expect(named.sort(), file).toEqual([...oldestBrowsers].sort())
  }
})
