import type { Pages } from './defineRemote.ts'

const remotes = import.meta.glob<Pages>('../../mf-*/src/index.tsx', {
  eager: true,
  import: 'default',
})

/** All pages of the product by route, downloaded when first needed. */
export const pages: Pages['pages'] = Object.fromEntries(
  Object.values(remotes).flatMap((remote) => Object.entries(remote.pages)),
)
