// @vitest-environment happy-dom
import type { Auth, User } from 'firebase/auth'
import { beforeEach, expect, it, vi } from 'vitest'

/** What the sign-in service reports, and its answer to a sign-out. */
const provider = vi.hoisted(() => ({
  report: (_user: User | null) => {},
  signOut: () => Promise.resolve(),
}))

vi.mock(import('./firebase.ts'), async (original) => ({
  ...(await original()),
  auth: () => {
    const onIdTokenChanged = (_auth: Auth, report: typeof provider.report) => {
      provider.report = report
    }
    const signOut = () => provider.signOut()
    return Promise.resolve({ auth: {}, onIdTokenChanged, signOut } as never)
  },
  firestore: () => new Promise<never>(() => {}),
}))

let opened: string[] = []

const userNamed = (uid: string) => ({ uid }) as User

/** The modules of a page on which a member is signed in. */
async function openPage() {
  vi.resetModules()
  const session = await import('./session.ts')
  localStorage.setItem('gl.session.v1', 'former')
  document.body.append('My shares')
  session.startSession()
  await session.auth()
  provider.report(userNamed('former'))
  return { ...session, ...(await import('./storage.ts')) }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  provider.signOut = () => Promise.resolve()
  opened = []
  vi.spyOn(window.location, 'replace').mockImplementation((path) => void opened.push(String(path)))
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

it('keeps a new session id for the member who signed in in another tab', async () => {
  await openPage()
  provider.report(userNamed('next'))
  expect(localStorage.getItem('gl.session.v1')).toMatch(/^[\da-f-]{36}$/)
})

it('stores as before when a sign-out failed', async () => {
  const page = await openPage()
  provider.signOut = () => Promise.reject(new Error('offline'))
  await expect(page.signOut()).rejects.toThrow('offline')
  expect(page.localStore.set('gl.searches.v1', 'kept')).toBe(true)
  expect(document.body.textContent).toBe('My shares')
})
