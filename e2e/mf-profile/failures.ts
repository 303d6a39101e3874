import type { Page, Route } from '@playwright/test'

/** Addresses of requests to the database: writes, queries and reads of single documents. */
const addresses = {
  write: '**/documents:commit*',
  query: '**/documents:runQuery*',
  queryBelow: '**/*:runQuery*',
  read: '**/documents:batchGet*',
} as const

type Kind = keyof typeof addresses

/** Makes requests of one kind fail like a lost connection, until the returned function is called. */
export async function fail(
  page: Page,
  kind: Kind,
  only: (body: string) => boolean = () => true,
): Promise<() => Promise<void>> {
  const handler = (route: Route) =>
    only(route.request().postData() ?? '') ? route.abort() : route.fallback()
  await page.route(addresses[kind], handler)
  return () => page.unroute(addresses[kind], handler)
}

/** Refuses requests of one kind, as the access rules do, until the returned function is called. */
export async function refuse(page: Page, kind: Kind): Promise<() => Promise<void>> {
  const body = JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } })
  const headers = { 'access-control-allow-origin': '*' }
  const handler = (route: Route) =>
    route.fulfill({ status: 403, contentType: 'application/json', headers, body })
  await page.route(addresses[kind], handler)
  return () => page.unroute(addresses[kind], handler)
}
