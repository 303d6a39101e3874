import type { Page } from '@playwright/test'
import { origins } from '../fixtures/origins.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'

/** Configures an endpoint for reports, for this page only; the list fills with what it is sent. */
export async function collectReports(page: Page): Promise<Record<string, unknown>[]> {
  const reports: Record<string, unknown>[] = []
  await changeConfig(page, () => ({ report: `${origins['shell']}/reports` }))
  await page.route('**/reports', (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>)
    return route.fulfill({ status: 204 })
  })
  return reports
}
