import { DEFAULT_QUICK_EXIT, parseSiteConfig, type SiteConfig } from '@greenlight/domain/siteConfig'
import { loadOnce } from './loadOnce.ts'

let known: SiteConfig | undefined

/**
 * The site's configuration, read once from the shell's `/config.json`.
 * @throws Error that names the first wrong variable, or if the file cannot be read
 */
export const config = loadOnce(async (): Promise<SiteConfig> => {
  const response = await fetch('/config.json')
  if (!response.ok)
    throw new Error(`The site's configuration could not be read (${response.status}).`)
  return (known = parseSiteConfig(await response.json()))
})

/**
 * The configuration, for pages that are shown only after it was read: those of members.
 * @throws Error on any other page
 */
export function currentConfig(): SiteConfig {
  if (known) return known
  throw new Error("The site's configuration has not been read yet.")
}

/** The neutral page that Quick exit opens. The default while the configuration has not arrived. */
export const quickExitAddress = (): string => known?.quickExit ?? DEFAULT_QUICK_EXIT
