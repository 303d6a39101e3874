import type { Page } from '@playwright/test'

/**
 * The active listeners of the page, collected from its requests from now on. Each target that it adds has a
 * number, with which it is removed.
 */
export function listenTargets(page: Page): { open: () => number } {
  const open = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return
    const body = request.postData()
    if (!body) return
    for (const [, message = ''] of new URLSearchParams(body)) {
      const [, added] = /"addTarget":.*"targetId":(\d+)/.exec(message) ?? []
      const [, removed] = /"removeTarget":(\d+)/.exec(message) ?? []
      if (added) open.add(added)
      if (removed) open.delete(removed)
    }
  })
  return { open: () => open.size }
}
