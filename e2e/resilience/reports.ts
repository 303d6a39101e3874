import type { Page } from '@playwright/test'

/** Configures an endpoint for reports, for this page only; the list fills with what it is sent. */
export async function collectReports(page: Page): Promise<Record<string, unknown>[]> {
  const reports: Record<string, unknown>[] = []
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    const report = new URL('/reports', route.request().url()).href
    await route.fulfill({ response, json: { ...config, report } })
  })
  await page.route('**/reports', (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>)
    return route.fulfill({ status: 204 })
  })
  return reports
}
