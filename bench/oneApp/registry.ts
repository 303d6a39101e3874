import { parseRelease, type Registry, type Release } from '@greenlight/kit/contract/registry'

type Package = {
  name: string
  version: string
  greenlight: Pick<Release, 'routes' | 'menu'>
}

const packages = import.meta.glob<Package>('../../mf-*/package.json', {
  eager: true,
  import: 'default',
})

/** The manifests of the remotes, known at build time. */
const registry: Registry = {
  generation: 0,
  shell: null,
  remotes: Object.fromEntries(
    Object.values(packages).map(({ name, version, greenlight: { routes, menu } }) => [
      name,
      [parseRelease({ name, version, entry: location.href, contract: 1, routes, menu })],
    ]),
  ),
}

/** The one app has no releases: its registry never changes. */
export const createRegistry = () => ({
  start: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  current: () => registry,
  subscribe: () => () => {},
})
