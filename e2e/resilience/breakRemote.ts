import type { Page, Route } from '@playwright/test'
import { changeRegistryEntry } from './changeRegistry.ts'

const ENTRY = 'remoteEntry\\.js'
/** The module that a remote exposes. */
const EXPOSED = 'assets/index-[^/]*\\.js'

/** What goes wrong on the way: which of the files, and what is answered instead. */
export const networkFailures = {
  'its origin refuses the connection': {
    file: '',
    answer: (route: Route) => route.abort('connectionrefused'),
  },
  'its entry is missing': { file: ENTRY, answer: (route: Route) => route.fulfill({ status: 404 }) },
  'its entry is a page of HTML': {
    file: ENTRY,
    answer: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  'its chunk is missing': {
    file: EXPOSED,
    answer: (route: Route) => route.fulfill({ status: 404 }),
  },
  'its entry never answers': { file: ENTRY, answer: () => {} },
} as const

/** A chunk that hangs cannot be asked for again in the same document: the browser waits for the first answer. */
export const hangingChunk = { file: EXPOSED, answer: () => {} } as const

/** Breaks the way to a remote for this page; the function that comes back mends it. */
export async function breakNetwork(
  page: Page,
  remote: string,
  { file, answer }: (typeof networkFailures)[keyof typeof networkFailures] | typeof hangingChunk,
): Promise<() => Promise<void>> {
  const files = new RegExp(`^http://[^/]+/${remote}/.*${file}`)
  await page.route(files, (route) => void answer(route))
  return () => page.unroute(files)
}

const remoteWith = (fields: string) => `
  const fine = async () => {}
  const fail = () => { throw new Error('broken on purpose') }
  export default { name: 'broken', version: '9.9.9', contract: 1, bootstrap: fine, mount: fine, update: fine, unmount: fine, ${fields} }`

/** What a bad release may expose. */
export const badReleases = {
  'its code throws at once': "throw new Error('broken on purpose')",
  'it throws when mounted': remoteWith('mount: async () => fail()'),
  'it throws after it was shown': remoteWith(`mount: async ({ domElement }) => {
    setTimeout(() => domElement.dispatchEvent(
      new CustomEvent('greenlight:remote-error', { detail: new Error('broken on purpose') })), 50)
  }`),
  'it is not a remote': 'export default { contract: 1 }',
  'its contract is of the future': remoteWith('contract: 2'),
} as const

/** Publishes a bad release for this page; the function that comes back rolls it back. */
export async function publishBadRelease(
  page: Page,
  remote: string,
  release: keyof typeof badReleases,
): Promise<() => Promise<void>> {
  let good = ''
  const restore = await changeRegistryEntry(page, remote, (entry) => {
    good = entry.version
    const at = (address: string) => address.replace(`/${good}/`, '/9.9.9/')
    return { ...entry, version: '9.9.9', entry: at(entry.entry), preload: [], previous: null }
  })
  await page.route(new RegExp(`/${remote}/9\\.9\\.9/`), async (route) => {
    const address = route.request().url().replace('/9.9.9/', `/${good}/`)
    if (!new RegExp(EXPOSED).test(address))
      return route.fulfill({ response: await route.fetch({ url: address }) })
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: badReleases[release],
    })
  })
  return restore
}
