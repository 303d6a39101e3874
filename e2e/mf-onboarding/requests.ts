import type { Page } from '@playwright/test'

/** Parts of the addresses of requests to the sign-in service and the database. */
export const ask = {
  signIn: 'accounts:signInWithPassword',
  signUp: 'accounts:signUp',
  google: 'accounts:signInWithIdp',
  reset: 'accounts:sendOobCode',
  emailLink: 'accounts:signInWithEmailLink',
  commit: 'documents:commit',
  read: 'documents:batchGet',
} as const

/** Counts requests with `part` in their address from now on. */
export function countRequests(page: Page, part: string) {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(part)) count++
  })
  return { count: () => count }
}

/** Blocks requests with `part` in their address until the returned function is called. */
export async function cutOff(page: Page, part: string): Promise<() => Promise<void>> {
  const pattern = (url: URL) => url.href.includes(part)
  await page.route(pattern, (route) => route.abort('connectionfailed'))
  return () => page.unroute(pattern)
}

/** Refuses requests with `part` in their address, as the access rules do, until the returned function is called. */
export async function refuse(page: Page, part: string): Promise<() => Promise<void>> {
  const pattern = (url: URL) => url.href.includes(part)
  await page.route(pattern, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 403, message: 'Denied', status: 'PERMISSION_DENIED' } },
    }),
  )
  return () => page.unroute(pattern)
}
