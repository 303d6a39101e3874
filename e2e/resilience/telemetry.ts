import type { Page } from '@playwright/test'
import { origins } from '../fixtures/origins.ts'
import { changeConfig } from '../fixtures/siteConfig.ts'

/** Configures an endpoint for telemetry, for this page only. The list fills with the events that it gets. */
export async function collectTelemetry(page: Page): Promise<Record<string, unknown>[]> {
  const reports: Record<string, unknown>[] = []
  await changeConfig(page, () => ({ report: `${origins['shell']}/reports` }))
  await page.route('**/reports', (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>)
    return route.fulfill({ status: 204 })
  })
  return reports
}
