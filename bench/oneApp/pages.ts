import type { Pages } from './defineRemote.ts'

const remotes = import.meta.glob<Pages>('../../mf-*/src/index.tsx', {
  eager: true,
  import: 'default',
})

/** Every page of the product, downloaded when first needed, by its route. */
export const pages: Pages['pages'] = Object.fromEntries(
  Object.values(remotes).flatMap((remote) => Object.entries(remote.pages)),
)
