import type { Registry, Release } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'

type Change = {
  remote: string
  change: (list: Release[]) => Release[]
}

const changes = new WeakMap<Page, Set<Change>>()

/**
 * Changes the list of releases of a remote for this page, after all changes made before; the function
 * that it returns undoes that.
 */
export async function changeReleases(
  page: Page,
  remote: string,
  change: Change['change'],
): Promise<() => Promise<void>> {
  const ofPage = changes.get(page) ?? (await startChanging(page))
  const added = { remote, change }
  ofPage.add(added)
  return () => Promise.resolve(void ofPage.delete(added))
}

/** Leaves a remote with its best release only. */
export const withoutFallback = (page: Page, remote: string) =>
  changeReleases(page, remote, (list) => list.slice(0, 1))

async function startChanging(page: Page): Promise<Set<Change>> {
  const ofPage = new Set<Change>()
  changes.set(page, ofPage)
  await page.route('**/registry.json', async (route) => {
    // Not `route.fetch`: a navigation may abort the answer before it can be changed.
    const response = await page.request.get(route.request().url())
    const registry = (await response.json()) as Registry
    for (const { remote, change } of ofPage) {
      const list = registry.remotes[remote]
      if (!list) throw new Error(`${remote} is not in the registry.`)
      registry.remotes[remote] = change(list)
    }
    await route.fulfill({ response, json: registry })
  })
  return ofPage
}
