import type { SiteConfig } from '@greenlight/domain/siteConfig'
import { config } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

/** The site's configuration, for pages of visitors; null until it is read. */
export function useSiteConfig(): SiteConfig | null {
  const [known, setKnown] = useState<SiteConfig | null>(null)
  useEffect(() => {
    config().then(setKnown, () => {})
  }, [])
  return known
}
