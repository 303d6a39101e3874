import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../tools/stack/paths.mjs'

/** Something that is done to a page, before it is opened or after. */
export type Step = (page: Page) => Promise<unknown>

/** Addresses of requests to the database by the two Firestore clients. */
const addresses = {
  read: '**/documents:batchGet*',
  report: '**/documents:batchGet*',
  query: '**/*:runQuery*',
  commit: '**/documents:commit*',
  listen: '**/*Firestore/Listen/**',
  signIn: '**/accounts:signInWithPassword*',
} as const

type Kind = keyof typeof addresses

/** The content of requests that cannot be recognized by their address. */
const bodies: Partial<Record<Kind, RegExp>> = { report: /\/reports\// }

/** Requests of these kinds get no answer, so that the loading state is shown. */
export function hold(...kinds: readonly Kind[]): Step {
  return async (page) => {
    for (const kind of kinds) {
      await page.route(addresses[kind], (route) => {
        const asked = bodies[kind]?.test(route.request().postData() ?? '') ?? true
        return asked ? new Promise(() => {}) : route.fallback()
      })
    }
  }
}

/** Requests of these kinds fail. */
export function fail(...kinds: readonly Kind[]): Step {
  return async (page) => {
    for (const kind of kinds) await page.route(addresses[kind], (route) => route.abort())
  }
}

/** Queries get empty answers. */
export const findNothing: Step = (page) =>
  page.route(addresses.query, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ readTime: new Date().toISOString() }],
    }),
  )

/** The files of a remote are missing. */
export const withoutRemote =
  (name: string): Step =>
  (page) =>
    page.route(`**/${name}/**/*.js`, (route) => route.fulfill({ status: 404 }))

export const goOffline: Step = (page) => page.context().setOffline(true)

/** Presses the first button of that name. */
export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().click()

export const type =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label).first().fill(text)

/** Waits for the text that shows that a state is reached. */
export const see =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).first().waitFor({ state: 'attached' })

export const find =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().waitFor()

export function steps(...all: readonly Step[]): Step {
  return async (page) => {
    for (const step of all) await step(page)
  }
}

/** Chooses a photo in the share form. */
export const choosePhoto: Step = async (page) => {
  const chooser = page.waitForEvent('filechooser')
  await press(/^Choose/)(page)
  await (await chooser).setFiles(join(root, 'shell', 'public', 'icons', 'icon-512.png'))
  await page.getByRole('slider', { name: 'Zoom' }).waitFor()
}
