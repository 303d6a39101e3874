import type { Page } from '@playwright/test'

/** Counts what the page reads from now on with the Lite SDK: queries, and the documents they answer. */
export function countReads(page: Page) {
  const answers: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().includes(':runQuery')) answers.push(documentsIn(response.text()))
  })
  return {
    queries: () => answers.length,
    documents: async () => (await Promise.all(answers)).reduce((sum, count) => sum + count, 0),
  }
}

async function documentsIn(body: Promise<string>): Promise<number> {
  return (await body).split('"document":').length - 1
}
