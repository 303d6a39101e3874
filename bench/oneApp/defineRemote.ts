import { prepareLoading } from '@greenlight/runtime'
import type { ComponentType } from 'react'

type LoadPage = () => Promise<{ default: ComponentType }>

export type Pages = {
  name: string
  pages: Readonly<Record<string, LoadPage>>
}

/** Replaces the function of the contract: in the one app a remote is only its pages. */
export function defineRemote({
  name,
  pages,
  loadsData = false,
}: Pages & { loadsData?: boolean }): Pages {
  if (!loadsData) return { name, pages }
  const withLibrary = (load: LoadPage) => async () => {
    const [page] = await Promise.all([load(), prepareLoading()])
    return page
  }
  return {
    name,
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, load]) => [path, withLibrary(load)]),
    ),
  }
}
