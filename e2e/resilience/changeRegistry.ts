import type { Registry, RegistryEntry } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'

interface Change {
  remote: string
  change: (entry: RegistryEntry) => RegistryEntry
}

const changes = new WeakMap<Page, Set<Change>>()

/**
 * Lets this page see another entry of a remote than the published one, beside all changes made so
 * before; the function that comes back ends that.
 */
export async function changeRegistryEntry(
  page: Page,
  remote: string,
  change: Change['change'],
): Promise<() => Promise<void>> {
  const ofPage = changes.get(page) ?? (await startChanging(page))
  const added = { remote, change }
  ofPage.add(added)
  return () => Promise.resolve(void ofPage.delete(added))
}

async function startChanging(page: Page): Promise<Set<Change>> {
  const ofPage = new Set<Change>()
  changes.set(page, ofPage)
  await page.route('**/registry.json', async (route) => {
    // Not by the route: of an answer that a navigation meets on its way nothing is left to change.
    const response = await page.request.get(route.request().url())
    const registry = (await response.json()) as Registry
    for (const { remote, change } of ofPage) {
      const entry = registry.remotes[remote]
      if (!entry) throw new Error(`${remote} is not in the registry.`)
      registry.remotes[remote] = change(entry)
    }
    await route.fulfill({ response, json: registry })
  })
  return ofPage
}
