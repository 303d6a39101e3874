import { join } from 'node:path'
import { root } from '../stack/paths.mjs'

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {(page: Page) => Promise<unknown>} Step
 */

/** The requests to the database, as the two Firestore clients make them. */
const addresses = {
  read: '**/documents:batchGet*',
  report: '**/documents:batchGet*',
  query: '**/*:runQuery*',
  commit: '**/documents:commit*',
  listen: '**/*Firestore/Listen/**',
  signIn: '**/accounts:signInWithPassword*',
}

/** What else a request says, where its address does not tell it from others. */
/** @type {{ [kind in Kind]?: RegExp }} */
const bodies = { report: /\/reports\// }

/** @typedef {keyof typeof addresses} Kind */

/**
 * Requests of these kinds are never answered: what is shown while one waits.
 * @param {...Kind} kinds
 * @returns {Step}
 */
export const hold =
  (...kinds) =>
  async (page) => {
    for (const kind of kinds) {
      await page.route(addresses[kind], (route) => {
        const asked = bodies[kind]?.test(route.request().postData() ?? '') ?? true
        return asked ? new Promise(() => {}) : route.fallback()
      })
    }
  }

/**
 * Requests of these kinds break off.
 * @param {...Kind} kinds
 * @returns {Step}
 */
export const fail =
  (...kinds) =>
  async (page) => {
    for (const kind of kinds) await page.route(addresses[kind], (route) => route.abort())
  }

/**
 * Queries find nothing.
 * @type {Step}
 */
export const findNothing = (page) =>
  page.route(addresses.query, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ readTime: new Date().toISOString() }],
    }),
  )

/**
 * A remote's files are not there.
 * @param {string} name
 * @returns {Step}
 */
export const withoutRemote = (name) => (page) =>
  page.route(`**/${name}/**/*.js`, (route) => route.fulfill({ status: 404 }))

/** @type {Step} */
export const goOffline = (page) => page.context().setOffline(true)

/**
 * @param {import('@playwright/test').Page} page
 * @param {Parameters<Page['getByRole']>[0]} role
 * @param {string | RegExp} name
 */
const first = (page, role, name) => page.getByRole(role, { name }).first()

/**
 * @param {string | RegExp} name of a button
 * @returns {Step}
 */
export const press = (name) => (page) => first(page, 'button', name).click()

/**
 * @param {string} label of a field
 * @param {string} text
 * @returns {Step}
 */
export const type = (label, text) => (page) => page.getByLabel(label).first().fill(text)

/**
 * @param {string | RegExp} text that shows that the state is reached
 * @returns {Step}
 */
export const see = (text) => (page) => page.getByText(text).first().waitFor({ state: 'attached' })

/**
 * @param {string} selector
 * @returns {Step}
 */
export const find = (selector) => (page) => page.locator(selector).first().waitFor()

/**
 * @param {...Step} steps
 * @returns {Step}
 */
export const then =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page)
  }

/**
 * Chooses a picture on the share form.
 * @param {Page} page
 */
export async function choosePhoto(page) {
  const chooser = page.waitForEvent('filechooser')
  await first(page, 'button', /^Choose/).click()
  await (await chooser).setFiles(join(root, 'shell', 'public', 'icons', 'icon-512.png'))
  await page.getByRole('slider', { name: 'Zoom' }).waitFor()
}
