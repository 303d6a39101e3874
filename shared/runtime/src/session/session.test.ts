// @vitest-environment happy-dom
import type { Auth, User } from 'firebase/auth'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'

/** What the sign-in service reports, and its answer to a sign-out. */
const provider = vi.hoisted(() => ({
  report: (_user: User | null) => {},
  /** Runs before this page’s own change of the sign-in. */
  warn: (_user: User | null) => {},
  signOut: () => Promise.resolve(),
}))

vi.mock(import('../firebase/firebase.ts'), async (original) => ({
  ...(await original()),
  auth: () => {
    const onIdTokenChanged = (_auth: Auth, report: typeof provider.report) => {
      provider.report = report
    }
    const signOut = () => provider.signOut()
    const beforeAuthStateChanged = (_auth: Auth, warn: typeof provider.warn) => {
      provider.warn = warn
    }
    return Promise.resolve({ auth: {}, beforeAuthStateChanged, onIdTokenChanged, signOut } as never)
  },
  firestore: () => new Promise<never>(() => {}),
}))

let opened: string[] = []
let listening: MockInstance<typeof window.addEventListener>

const userNamed = (uid: string) => ({ uid }) as User

/** The modules of a page of a device on which a member was signed in; the sign-in service has not answered yet. */
async function startPage() {
  vi.resetModules()
  const { startRuntime } = await import('../start.ts')
  const { auth } = await import('./auth.ts')
  localStorage.setItem('gl.session.v1', 'former')
  document.body.append('My shares')
  startRuntime()
  await auth()
  return { ...(await import('./signOut.ts')), ...(await import('../storage/storage.ts')) }
}

/** The same page with its member signed in. */
async function openPage() {
  const page = await startPage()
  provider.report(userNamed('former'))
  return page
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  provider.signOut = () => Promise.resolve()
  opened = []
  listening = vi.spyOn(window, 'addEventListener')
  vi.spyOn(window.location, 'replace').mockImplementation((path) => void opened.push(String(path)))
})

// All pages share one window: the page of an earlier test must not answer.
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener)
})

type Page = Awaited<ReturnType<typeof openPage>>

it.each<[string, (page: Page) => void]>([
  ['the member signs out', ({ signOut }) => void signOut()],
  [
    'another tab signs out',
    () => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage', { key: 'gl.session.v1' }))
    },
  ],
  ['another member signs in in another tab', () => provider.report(userNamed('next'))],
])('stores nothing after %s', async (_, end) => {
  const page = await openPage()
  page.localStore.set('gl.searches.v1', 'early')
  page.sessionStore.set('gl.outbox.v1.former', 'early')
  end(page)
  await vi.waitUntil(() => document.body.textContent === '')
  expect(page.localStore.set('gl.searches.v1', 'late')).toBe(false)
  expect(page.sessionStore.set('gl.outbox.v1.former', 'late')).toBe(false)
  await vi.waitUntil(() => opened.includes('/login'))
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/early|late/)
})

it('a sign-out clears keys that only a remote knows, and keeps gl.keep.* and that the welcome was seen', async () => {
  const page = await openPage()
  for (const store of [page.localStore, page.sessionStore]) {
    store.set('gl.events.draft.v1', 'of a remote that the shell has never heard of')
    store.set('other', 'of another program')
    store.set('gl.keep.events.v1', 'about this device')
  }
  page.localStore.set('gl_seen_welcome_v1', '1')
  await page.signOut()
  await vi.waitUntil(() => opened.includes('/login'))
  const kept = { 'gl.keep.events.v1': 'about this device' }
  expect({ ...sessionStorage }).toEqual(kept)
  expect({ ...localStorage }).toEqual({ ...kept, gl_seen_welcome_v1: '1' })
})

it('keeps a new session id for the member who signed in in another tab', async () => {
  await openPage()
  provider.report(userNamed('next'))
  expect(localStorage.getItem('gl.session.v1')).toMatch(/^[\da-f-]{36}$/)
})

it('signs out only after work that is not stored yet, if it agrees', async () => {
  const page = await openPage()
  let answer = false
  page.beforeSignOut(() => Promise.resolve(answer))
  await page.signOut()
  expect(document.body.textContent).toBe('My shares')
  answer = true
  await page.signOut()
  await vi.waitUntil(() => opened.includes('/login'))
})

it('stores as before when a sign-out failed', async () => {
  const page = await openPage()
  provider.signOut = () => Promise.reject(new Error('offline'))
  await expect(page.signOut()).rejects.toThrow('offline')
  expect(page.localStore.set('gl.searches.v1', 'kept')).toBe(true)
  expect(document.body.textContent).toBe('My shares')
})

it.each([
  ['of another member is removed', 'former', null],
  ['of the same member stays', 'next', 'draft'],
  ['of a visitor who signs in stays', null, 'draft'],
])('what a closed tab kept %s', async (_, writer, kept) => {
  sessionStorage.setItem('gl.share.v1', 'draft')
  if (writer) sessionStorage.setItem('gl.tab.v1', writer)
  await startPage()
  provider.report(userNamed('next'))
  expect(sessionStorage.getItem('gl.share.v1')).toBe(kept)
})

it('removes what a closed tab kept of a member who has signed out meanwhile', async () => {
  sessionStorage.setItem('gl.share.v1', 'draft')
  sessionStorage.setItem('gl.tab.v1', 'former')
  vi.resetModules()
  const { startRuntime } = await import('../start.ts')
  startRuntime()
  expect(sessionStorage.getItem('gl.share.v1')).toBeNull()
})

it('removes the place and the numbers of a session that ended while no page was open, and keeps drafts', async () => {
  const place = { locationText: 'Houston, TX', locationCoords: { lat: 29.8, lon: -95.4 } }
  localStorage.setItem('gl.location.v1', JSON.stringify(place))
  sessionStorage.setItem('gl.share.v1', 'draft')
  await startPage()
  const { savedLocation } = await import('../savedLocation.ts')
  expect(savedLocation.get().locationText).toBe('Houston, TX')
  provider.report(null)
  expect(savedLocation.get().locationText).toBe('')
  expect({ ...localStorage }).toEqual({})
  expect(sessionStorage.getItem('gl.share.v1')).toBe('draft')
})

/** Restores the page from the back-forward cache. */
const comeBack = () => {
  const event = new Event('pageshow')
  window.dispatchEvent(Object.assign(event, { persisted: true }))
}

it('a cached page of a visitor is loaded again after a sign-in, and drafts stay', async () => {
  vi.resetModules()
  const { startRuntime } = await import('../start.ts')
  startRuntime()
  localStorage.setItem('gl.session.v1', 'next')
  sessionStorage.setItem('gl.share.v1', 'draft')
  comeBack()
  expect(opened).toEqual([window.location.pathname])
  expect(sessionStorage.getItem('gl.share.v1')).toBe('draft')
})

it.each([
  ['nobody is signed in, and drafts go', null, null],
  ['somebody else is signed in, whose drafts stay', 'next', 'draft'],
])('a cached page of a member leaves when %s', async (_, next, kept) => {
  await openPage()
  sessionStorage.setItem('gl.share.v1', 'draft')
  if (next) localStorage.setItem('gl.session.v1', next)
  else localStorage.removeItem('gl.session.v1')
  comeBack()
  expect(opened).toContain('/login')
  expect(document.body.textContent).toBe('')
  expect(sessionStorage.getItem('gl.share.v1')).toBe(kept)
})

it('opens no page and keeps the address once the member has left for another site', async () => {
  await openPage()
  const { leaveSite } = await import('./leaveSite.ts')
  leaveSite('https://neutral.test/')
  history.pushState(null, '', '/messages?thread=late')
  provider.report(userNamed('next'))
  expect(window.location.pathname).toBe('/')
  expect(opened).toEqual(['https://neutral.test/'])
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name)
})

/** A page on which something was typed, left by Quick exit. */
async function leavePage() {
  await openPage()
  localStorage.setItem('gl.location.v1', 'Austin')
  sessionStorage.setItem('gl.share.v1', 'draft')
  const { hideMeFast, leaveSite } = await import('./leaveSite.ts')
  return { hideMeFast, leave: () => leaveSite('https://neutral.test/') }
}

function restoreHistory() {
  for (const name of ['pushState', 'replaceState']) Reflect.deleteProperty(history, name)
}

it('keeps sign-in and drafts at a quick exit, and marks the tab', async () => {
  const { leave } = await leavePage()
  leave()
  expect(localStorage.getItem('gl.session.v1')).toBe('former')
  expect(sessionStorage.getItem('gl.share.v1')).toBe('draft')
  expect(sessionStorage.getItem('gl.left.v1')).not.toBeNull()
  restoreHistory()
})

it('signs out at a quick exit if the device hides fast, and keeps the mark and the setting', async () => {
  let signedOut = 0
  provider.signOut = () => Promise.resolve(provider.report(null)).then(() => void (signedOut += 1))
  const { hideMeFast, leave } = await leavePage()
  localStorage.setItem('firebase:authUser:demo', 'former')
  hideMeFast.set(true)
  leave()
  // At once: the page may be gone before any answer.
  expect(Object.keys(localStorage)).toEqual(['gl.keep.hide-me-fast.v1'])
  expect(Object.keys(sessionStorage)).toEqual(['gl.left.v1'])
  await vi.waitFor(() => expect(signedOut).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 600)) // the device is cleared once more
  expect(Object.keys(sessionStorage)).toEqual(['gl.left.v1'])
  expect(opened).toEqual(['https://neutral.test/'])
  restoreHistory()
})

it('says why the session ended when the sign-in service no longer accepts it', async () => {
  await openPage()
  provider.warn(null)
  provider.report(null)
  await vi.waitUntil(() => opened.length > 0)
  expect(opened).toEqual(['/login?ended=elsewhere'])
})

it('says it on the page on which that is found at the start', async () => {
  await startPage()
  const { session } = await import('./sessionState.ts')
  provider.report(null)
  expect(session.getState().ended).toBe('elsewhere')
})

it.each<[string, (page: Page) => void]>([
  [
    'another tab signs out',
    () => {
      provider.report(null)
    },
  ],
  [
    'the member signs out',
    ({ signOut }) => {
      provider.signOut = () => {
        provider.warn(null)
        return Promise.resolve(provider.report(null))
      }
      void signOut()
    },
  ],
])('gives no reason when %s', async (_, end) => {
  const page = await openPage()
  end(page)
  await vi.waitUntil(() => opened.length > 0)
  expect(new Set(opened)).toEqual(new Set(['/login']))
})
