import { test } from '@playwright/test'
import { prepareScreens, readsOf, START } from '../e2e/budgets/screens.ts'
import { record } from './lib/rows.mjs'

test('reads of each screen', async ({ browser, baseURL }) => {
  for (const screen of await prepareScreens()) {
    const ours = await readsOf(browser, screen, baseURL ?? '')
    record({ what: `reads, ${screen.name}`, unit: 'reads', ours, most: START + screen.most })
  }
})
