import type { Page } from '@playwright/test'

export const cards = (page: Page) => page.getByRole('article')
export const count = (page: Page) => page.getByText(/^[\d,]+( of [\d,]+)? profiles?$/)
export const loadMore = (page: Page) => page.getByRole('button', { name: 'Load more' })
