import type { Page } from '@playwright/test'

type ListenTargets = {
  /** The number of active listeners. */
  open: () => number
  /** The paths of all documents that were listened to by their path, not by a query. */
  documents: () => readonly string[]
}

/**
 * The listeners of the page, collected from its requests from now on. Each target that it adds has a number,
 * with which it is removed.
 */
export function listenTargets(page: Page): ListenTargets {
  const open = new Set<string>()
  const documents: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return
    const body = request.postData()
    if (!body) return
    for (const [, message = ''] of new URLSearchParams(body)) {
      const [, added] = /"addTarget":.*"targetId":(\d+)/.exec(message) ?? []
      const [, removed] = /"removeTarget":(\d+)/.exec(message) ?? []
      const [, path] = /"documents":\["[^"]*?\/documents\/([^"]+)"/.exec(message) ?? []
      if (added) open.add(added)
      if (path) documents.push(path)
      if (removed) open.delete(removed)
    }
  })
  return { open: () => open.size, documents: () => documents }
}
