import { test } from '@playwright/test'
import { createMember } from '../e2e/fixtures/members.ts'
import { signIn } from '../e2e/fixtures/signIn.ts'
import { visitAndCount } from '../e2e/resilience/leaks.ts'
import { record } from './lib/rows.mjs'

const MB = 1024 * 1024

test('every remote 50 times', async ({ browser, baseURL }) => {
  const { email } = await createMember('Ada', { admin: true })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await signIn(page, email)
  // The first rounds are not counted: compiled code grows then, which is not a leak.
  const { before, held } = await visitAndCount(page, 50, 15)
  const after = await held()
  await page.close()
  const heap = (after.heap - before.heap) / MB
  record({ what: 'every remote 50 times, heap growth', unit: 'MB', ours: heap, most: 2 })
})
