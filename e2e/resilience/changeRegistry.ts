import type { Registry, RegistryEntry } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'

/** Lets this page see another entry of a remote than the published one; the function that comes back ends that. */
export async function changeRegistryEntry(
  page: Page,
  remote: string,
  change: (entry: RegistryEntry) => RegistryEntry,
): Promise<() => Promise<void>> {
  const address = '**/registry.json'
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const registry = (await response.json()) as Registry
    const entry = registry.remotes[remote]
    if (!entry) throw new Error(`${remote} is not in the registry.`)
    const remotes = { ...registry.remotes, [remote]: change(entry) }
    await route.fulfill({ response, json: { ...registry, remotes } })
  })
  return () => page.unroute(address)
}
