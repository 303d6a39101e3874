import type { Page } from '@playwright/test'

/**
 * Counts the queries of the Lite SDK from now on, and the documents in their answers; without the list of
 * saved searches, which an idle page asks for.
 */
export function countReads(page: Page) {
  const answers: Promise<number>[] = []
  page.on('response', (response) => {
    const isIdle = response.request().postData()?.includes('"searches"')
    if (response.url().includes(':runQuery') && !isIdle) answers.push(documentsIn(response.text()))
  })
  return {
    queries: () => answers.length,
    documents: async () => (await Promise.all(answers)).reduce((sum, count) => sum + count, 0),
  }
}

async function documentsIn(body: Promise<string>): Promise<number> {
  return (await body).split('"document":').length - 1
}
