import type { Page, Route } from '@playwright/test'
import { EXPOSED, publishAs } from './publishAs.ts'

const ENTRY = 'remoteEntry\\.js'
/** The chunk of the page that the tests open. */
const PAGE = 'assets/SettingsPage-[^/]*\\.js'

const missing = (route: Route) => route.fulfill({ status: 404 })
const hanging = () => {}
const throwing = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    headers: { 'access-control-allow-origin': '*' },
    body: "throw new Error('broken on purpose')",
  })

/** What goes wrong on the way: which of the files, and what is answered instead. */
export const failures = {
  'its origin refuses the connection': {
    file: '',
    answer: (route: Route) => route.abort('connectionrefused'),
  },
  'its entry is missing': { file: ENTRY, answer: missing },
  'its entry is a page of HTML': {
    file: ENTRY,
    answer: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
  'its chunk is missing': { file: EXPOSED, answer: missing },
  'the chunk of its page is missing': { file: PAGE, answer: missing },
  'its entry never answers': { file: ENTRY, answer: hanging },
  'its chunk never answers': { file: EXPOSED, answer: hanging },
  'the chunk of its page never answers': { file: PAGE, answer: hanging },
  'its code throws at once': { file: EXPOSED, answer: throwing },
  'the code of its page throws at once': { file: PAGE, answer: throwing },
} as const

type Broken = {
  /** How many requests were answered wrongly, or not at all. */
  asked: () => number
  mend: () => Promise<void>
}

/** Breaks the way to a remote for this page. */
export async function breakRemote(
  page: Page,
  remote: string,
  failure: keyof typeof failures,
): Promise<Broken> {
  const { file, answer } = failures[failure]
  const files = new RegExp(`^http://[^/]+/${remote}/.*${file}`)
  let asked = 0
  await page.route(files, (route) => {
    asked++
    return void answer(route)
  })
  return { asked: () => asked, mend: () => page.unroute(files) }
}

/** The code of a remote that shows nothing, with other `fields`. */
export const remoteWith = (fields: string) => `
  const fine = async () => {}
  const fail = () => { throw new Error('broken on purpose') }
  export default { name: 'broken', version: '9.9.9', contract: 1, bootstrap: fine, mount: fine, update: fine, unmount: fine, ${fields} }`

/** What a bad release may expose. */
export const badReleases = {
  'it throws when mounted': remoteWith('mount: async () => fail()'),
  'it never mounts': remoteWith('mount: () => new Promise(() => {})'),
  'it throws after it was shown': remoteWith(`mount: async ({ domElement }) => {
    setTimeout(() => domElement.dispatchEvent(
      new CustomEvent('greenlight:remote-error', { detail: new Error('broken on purpose') })), 50)
  }`),
  'it throws between mounting and being shown': remoteWith(`mount: async ({ domElement }) => {
    queueMicrotask(() => domElement.dispatchEvent(
      new CustomEvent('greenlight:remote-error', { detail: new Error('broken on purpose') })))
  }`),
  'it is not a remote': 'export default { contract: 1 }',
  'its contract is of the future': remoteWith('contract: 2'),
} as const

/** Publishes a bad release for this page, without any version before it. */
export async function publishBadRelease(
  page: Page,
  remote: string,
  release: keyof typeof badReleases,
): Promise<Broken> {
  const version = '9.9.9'
  let asked = 0
  page.on('request', (request) => {
    if (decodeURI(request.url()).includes(`/${remote}/${version}/remoteEntry.js`)) asked++
  })
  const exposed = () => badReleases[release]
  const mend = await publishAs(page, remote, { version, fallback: false, exposed })
  return { asked: () => asked, mend }
}
