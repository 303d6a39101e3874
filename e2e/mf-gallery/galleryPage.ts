import type { Page } from '@playwright/test'

export const cards = (page: Page) => page.getByRole('article')
/** The answer, which is announced when it is whole: "24 of 73 profiles". */
export const count = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^\d+( of \d+\+?)? profiles?/ })
export const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more' })
