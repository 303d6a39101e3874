import type { Release } from '@greenlight/kit/contract/registry'
import type { Page } from '@playwright/test'
import { changeReleases } from './changeRegistry.ts'

/** The module that a remote exposes. */
export const EXPOSED = 'assets/index-[^/]*\\.js'

type TestRelease = {
  version: string
  /** What differs from the published release. */
  fields?: Partial<Release>
  /** Whether the published release stays in the list behind it. */
  fallback?: boolean
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
  { version, fields, fallback = true, exposed = (code) => code }: TestRelease,
): Promise<() => Promise<void>> {
  let folder = ''
  const restore = await changeReleases(page, remote, (list) => {
    const [best] = list
    if (!best) throw new Error(`${remote} has no release.`)
    folder ||= `/${remote}/${best.version}/`
    const entry = best.entry.replace(`/${remote}/${best.version}/`, `/${remote}/${version}/`)
    const release = { ...best, version, entry, preload: [], ...fields }
    return fallback ? [release, ...list] : [release]
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
