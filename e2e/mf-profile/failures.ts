import type { Page, Route } from '@playwright/test'

/** Which requests to the database: writes, queries and reads of single documents. */
const addresses = {
  write: '**/documents:commit*',
  query: '**/documents:runQuery*',
  queryBelow: '**/*:runQuery*',
  read: '**/documents:batchGet*',
} as const

type Kind = keyof typeof addresses

/** Lets requests of one kind fail, as a lost connection does, until the answer is called. */
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

/** Lets requests of one kind be refused, as the access rules do. */
export async function refuse(page: Page, kind: Kind): Promise<() => Promise<void>> {
  const body = JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } })
  const headers = { 'access-control-allow-origin': '*' }
  const handler = (route: Route) =>
    route.fulfill({ status: 403, contentType: 'application/json', headers, body })
  await page.route(addresses[kind], handler)
  return () => page.unroute(addresses[kind], handler)
}
