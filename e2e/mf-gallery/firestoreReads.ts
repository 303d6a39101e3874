import type { Page } from '@playwright/test'

/**
 * Counts the queries of the Lite SDK from now on, and the documents in their answers; without the list of
 * saved searches, which an idle page asks for.
 */
export function countReads(page: Page) {
  const answers: Promise<number>[] = []
  page.on('response', (response) => {
    const isIdle = response.request().postData()?.includes('"searches"')
    if (!response.url().includes(':runQuery') || isIdle) return
    const answer = documentsIn(response.text())
    answer.catch(() => {}) // It may arrive when the test has closed the page, and nothing awaits it.
    answers.push(answer)
  })
  return {
    queries: () => answers.length,
    documents: async () => (await Promise.all(answers)).reduce((sum, count) => sum + count, 0),
  }
}

async function documentsIn(body: Promise<string>): Promise<number> {
  return (await body).split('"document":').length - 1
}
