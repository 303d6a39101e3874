import type { RegistryEntry } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'
import { changeRegistryEntry } from './changeRegistry.ts'

/** The module that a remote exposes. */
export const EXPOSED = 'assets/index-[^/]*\\.js'

interface Release {
  version: string
  /** What differs in its registry entry; by default what members had is what it falls back to. */
  entry?: Partial<RegistryEntry>
  /** Changes the code of the module that it exposes. */
  exposed?: (code: string) => string
}

/**
 * Gives this page the published files of a remote as another version, under addresses of its own. The
 * function that comes back takes the version out of the registry again; its files stay.
 */
export async function publishAs(
  page: Page,
  remote: string,
  { version, entry: differing, exposed = (code) => code }: Release,
): Promise<() => Promise<void>> {
  let folder = ''
  const restore = await changeRegistryEntry(page, remote, (entry) => {
    folder = `/${remote}/${entry.version}/`
    const at = (address: string) => address.replace(folder, `/${remote}/${version}/`)
    return { ...entry, version, entry: at(entry.entry), preload: [], previous: entry, ...differing }
  })
  // However the version is spelled in the address: each attempt has a spelling of its own.
  const isOfRelease = ({ pathname }: URL) =>
    decodeURI(pathname).startsWith(`/${remote}/${version}/`)
  await page.route(isOfRelease, async (route) => {
    const address = decodeURI(route.request().url()).replace(`/${remote}/${version}/`, folder)
    const response = await route.fetch({ url: address })
    if (!new RegExp(EXPOSED).test(address)) return route.fulfill({ response })
    return route.fulfill({ response, body: exposed(await response.text()) })
  })
  return restore
}
