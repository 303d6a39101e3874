import * as v from 'valibot'

const RouteSchema = v.object({
  /** A route pattern, as `/profile/:id`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  access: v.picklist(['public', 'signedOut', 'signedIn', 'member', 'admin']),
  /** What the page needs beyond the remote's own `preload`, by addresses relative to `entry`. */
  preload: v.optional(v.array(v.string()), []),
})

const published = {
  name: v.string(),
  version: v.string(),
  /** Address of the remote's `remoteEntry.js`, under a path that never changes its content. */
  entry: v.pipe(v.string(), v.url()),
  contract: v.number(),
  routes: v.array(RouteSchema),
  /** Addresses of the chunks that mounting it needs, whichever its page. */
  preload: v.optional(v.array(v.string()), []),
  /** The range of each shared package that it was built for, as `{ react: '^19.3.1' }`. */
  shared: v.optional(v.record(v.string(), v.string()), {}),
}

const PublishedSchema = v.object(published)

const RegistryEntrySchema = v.object({
  ...published,
  /** The last good version, to fall back to. */
  previous: v.optional(v.nullable(PublishedSchema), null),
  /** A newer version that this share of browsers gets, in percent. */
  canary: v.optional(v.nullable(v.object({ ...published, percent: v.number() })), null),
})

const RegistrySchema = v.object({ remotes: v.record(v.string(), RegistryEntrySchema) })

export type RemoteRoute = v.InferOutput<typeof RouteSchema>
export type PublishedRemote = v.InferOutput<typeof PublishedSchema>
export type RegistryEntry = v.InferOutput<typeof RegistryEntrySchema>
export type Registry = v.InferOutput<typeof RegistrySchema>

/** Checks a registry from outside; throws when it is not one. */
export function parseRegistry(data: unknown): Registry {
  return v.parse(RegistrySchema, data)
}
