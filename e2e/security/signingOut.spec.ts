import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'
import { storedSignIn } from '../fixtures/device.ts'
import { heading } from '../fixtures/heading.ts'
import { holdRequests } from '../fixtures/hold.ts'
import { createMember, type TestMember } from '../fixtures/members.ts'
import { signIn } from '../fixtures/signIn.ts'
import { expect, test } from '../fixtures/test.ts'
import { stretchTimers } from '../fixtures/timers.ts'
import { addReport } from '../mf-profile/profiles.ts'

/** As in the runtime's forgetDevice.ts: nobody who signs out waits longer for the device to be emptied. */
const FORGET_LIMIT_MS = 500

/** Everything that the site’s origin keeps on this device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const rows: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(new Error(name))
      })
      for (const store of database.objectStoreNames) {
        const asking = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => (asking.onsuccess = resolve))
        for (const row of asking.result) rows.push(`${name}: ${JSON.stringify(row)}`)
      }
      database.close()
    }
    return {
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
      rows,
      caches: await caches.keys(),
      cookies: document.cookie,
    }
  })

/** Leaves a trace of whatever a member may leave: a place, a search, drafts, a conversation. */
async function lookAround(page: Page, member: TestMember): Promise<void> {
  await page.goto('/share')
  await page.getByLabel('Name', { exact: true }).fill(`Draft of ${member.username}`)
  await page.goto('/messages')
  await expect(heading(page)).toBeVisible()
  await page.goto('/myshares')
  await expect(page.getByText(`Share of ${member.username}`)).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText(member.email).first()).toBeVisible()
}

/** Runs in the page: something of its own in each place where a site may keep things. */
async function leaveTraces(): Promise<void> {
  localStorage.setItem('trace', 'trace')
  sessionStorage.setItem('trace', 'trace')
  await (await caches.open('trace')).put('/trace', new Response('trace'))
  await new Promise((resolve) => {
    const opening = indexedDB.open('trace')
    opening.onupgradeneeded = () => opening.result.createObjectStore('trace').put('trace', 1)
    opening.onsuccess = () => resolve(opening.result.close())
  })
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function memberWithShare(name: string): Promise<TestMember> {
  const member = await createMember(name)
  await addReport(member, { name: `Share of ${member.username}`, status: 'pending' })
  return member
}

test('nothing is in IndexedDB, and signing out leaves what a visitor has who was never signed in', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({ ...(baseURL && { baseURL }) })
  const fresh = await visitor.newPage()
  await fresh.goto('/welcome')
  await fresh.evaluate(() => localStorage.setItem('gl_seen_welcome_v1', '1'))
  await fresh.goto('/login')
  await fresh.waitForLoadState('networkidle')
  const untouched = await kept(fresh)
  await visitor.close()

  const member = await memberWithShare('Mia')
  await stretchTimers(page, FORGET_LIMIT_MS)
  await signIn(page, member.email)
  await lookAround(page, member)
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  await page.evaluate(leaveTraces)
  expect(JSON.stringify(await kept(page))).toContain(member.uid)
  await signOut(page)
  const left = await kept(page)
  expect(Object.keys(untouched.localStorage)).toEqual(
    expect.arrayContaining(Object.keys(left.localStorage)),
  )
  expect(left).toMatchObject({ sessionStorage: {}, rows: [], caches: [], cookies: '' })
  expect(left.localStorage['gl_seen_welcome_v1']).toBe('1')
  for (const word of [member.uid, member.email, member.username, 'trace']) {
    expect(JSON.stringify(left)).not.toContain(word)
  }
  expect(await context.cookies()).toEqual([])
})

test('another tab follows at once, and Back shows nothing', async ({ page, context }) => {
  const member = await memberWithShare('Mia')
  await signIn(page, member.email)
  const other = await context.newPage()
  await other.goto('/settings')
  await other.goto('/myshares')
  await expect(other.getByText(`Share of ${member.username}`)).toBeVisible()
  await signOut(page)
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(member.username)).toHaveCount(0)
  await other.goBack()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(member.username)).toHaveCount(0)
})

test('an answer that arrives after signing out is not stored', async ({ openAs }) => {
  const page = await openAs((await createMember('Mia')).email, '/settings')
  const isFlags = (body: string | null) => body?.includes('"flags"') ?? false
  const asked = page.waitForRequest((request) => isFlags(request.postData()))
  const answerFlags = await holdRequests(page, '**/documents:runQuery*', isFlags)
  await page.goto('/messages')
  await asked
  const loginAsked = page.waitForRequest('**/login')
  const answerLogin = await holdRequests(page, '**/login')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  // A click would wait for the navigation that it starts.
  await page.getByRole('button', { name: 'Log out' }).click({ noWaitAfter: true })
  await loginAsked

  const answer = page.waitForResponse((response) => isFlags(response.request().postData()))
  answerFlags()
  await (await answer).finished()
  answerLogin()
  await expect(page).toHaveURL('/login')
  await expect(heading(page)).toBeVisible()
  expect((await kept(page)).localStorage).not.toHaveProperty(['gl.flagged.v1'])
})

test('the next member on the device never sees a frame of the one before', async ({ page }) => {
  const former = await memberWithShare('Former')
  const next = await memberWithShare('Next')
  await signIn(page, former.email)
  await lookAround(page, former)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')

  const seen: string[] = []
  await page.exposeFunction('sawFormer', (text: string) => seen.push(text))
  await page.addInitScript(watchFor, [former.username, former.email, former.uid])
  await signIn(page, next.email)
  for (const path of ['/gallery', '/share', '/messages', '/myshares', '/settings']) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  }
  await expect(page.getByText(next.email).first()).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(heading(page)).toBeVisible()
  expect(seen).toEqual([])

  // The watch works: what it looks for would have been noticed.
  await backend.db.doc(`users/${next.uid}`).update({ username: former.username })
  await page.goto('/settings')
  await expect.poll(() => seen.length).toBeGreaterThan(0)
})

test('a tab starts again as the member who signed in in another tab', async ({ page, context }) => {
  const former = await memberWithShare('Former')
  const next = await createMember('Next')
  await signIn(page, former.email)
  await lookAround(page, former)
  await page.goto('/myshares')
  await expect(page.getByText(`Share of ${former.username}`)).toBeVisible()

  const other = await context.newPage()
  await other.goto('/offlineWorker.js') // a file of the site, which does not sign in or out itself
  await other.evaluate(
    ({ name, value }) => localStorage.setItem(name, value),
    await storedSignIn(next.email),
  )
  await expect(page).toHaveURL('/gallery')
  await page.goto('/share')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await page.goto('/settings')
  await expect(page.getByText(next.email).first()).toBeVisible()
  expect(JSON.stringify(await kept(page))).not.toContain(former.uid)
})

/** Runs in the page: tells of each change after which a word of the former member’s is there. */
function watchFor(words: string[]): void {
  const look = () => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      'value' in field ? field.value : '',
    )
    const text = [document.title, document.documentElement.textContent, ...fields].join('\n')
    const found = words.find((word) => text.includes(word))
    const { sawFormer } = window as unknown as { sawFormer: (text: string) => void }
    if (found) sawFormer(`${found} at ${location.pathname}`)
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}
