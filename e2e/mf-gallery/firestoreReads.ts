import type { Page, Request } from '@playwright/test'

/** True for the query of a service, which lists saved searches 5 s after the start of a page. */
export const isServiceQuery = (request: Request) =>
  request.postData()?.includes('"searches"') === true

/**
 * Counts the queries of the Lite SDK from now on, and the documents in their answers; without those of
 * services.
 */
export function countReads(page: Page) {
  const answers: Promise<number>[] = []
  page.on('response', (response) => {
    if (!response.url().includes(':runQuery') || isServiceQuery(response.request())) return
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
