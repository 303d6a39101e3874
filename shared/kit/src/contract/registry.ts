import * as v from 'valibot'

const AccessSchema = v.picklist(['public', 'signedOut', 'signedIn', 'member', 'admin'])

const RouteSchema = v.object({
  /** A route pattern, as `/profile/:id`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  access: AccessSchema,
  /** What the shell shows around the page: header and menu, the header only, or nothing. */
  chrome: v.optional(v.picklist(['full', 'header', 'none']), 'full'),
  /** The page's name. The shell shows it if the page itself cannot be shown. */
  title: v.optional(v.string(), ''),
  /** How the page is laid out: the skeleton that is painted before any script. A shell may not know it yet. */
  kind: v.optional(v.string()),
  /** How a link to the page looks elsewhere: in a search engine, or in a messenger. */
  link: v.optional(
    v.object({
      /** Instead of `title`, or of the site's name for a page that needs a sign-in. */
      title: v.optional(v.string()),
      /** Search engines may list a page that has one and needs no sign-in. */
      description: v.optional(v.string()),
    }),
  ),
  /** The menu entry that is marked on this page, by its address, if the page has no entry of its own. */
  menuEntry: v.optional(v.string()),
  /** The chunks of the page that are not in the remote's own `preload`, relative to `entry`. */
  preload: v.optional(v.array(v.string()), []),
})

const MenuEntrySchema = v.object({
  to: v.pipe(v.string(), v.startsWith('/')),
  label: v.string(),
  /** SVG path data of an icon, on a grid of 24 × 24 with a stroke of 2. */
  icon: v.string(),
  /** Entries are sorted by it, lowest first. */
  order: v.number(),
  access: AccessSchema,
})

/** What each release records, of a remote or of the shell. */
const build = {
  name: v.string(),
  version: v.string(),
  contract: v.number(),
  /** A remote: the range of each shared package that it needs. The shell: the version that it has. */
  shared: v.optional(v.record(v.string(), v.string()), {}),
  /** The version of the kit that it was built with. */
  kit: v.optional(v.string(), ''),
  /** A hash of the build's content. The same content has the same hash in each version. */
  content: v.optional(v.string(), ''),
  /** ISO 8601. */
  publishedAt: v.optional(v.string(), ''),
  by: v.optional(v.string(), ''),
  commit: v.optional(v.string(), ''),
}

const ShellReleaseSchema = v.object(build)

const ReleaseSchema = v.object({
  ...build,
  /** Address of the remote's `remoteEntry.js`, in a folder whose content never changes. */
  entry: v.pipe(v.string(), v.url()),
  routes: v.array(RouteSchema),
  menu: v.optional(v.array(MenuEntrySchema), []),
  /** Who may run its service; null if it has none. */
  service: v.optional(v.nullable(v.object({ access: AccessSchema })), null),
  /** The chunks that mounting needs on every page, relative to `entry`. */
  preload: v.optional(v.array(v.string()), []),
  /** The pages that are published as HTML, by path: the file of each, relative to `entry`, and its SHA-256. */
  static: v.optional(v.record(v.string(), v.object({ file: v.string(), hash: v.string() })), {}),
  /** The percentage of browsers that run it. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 100),
})

const RegistrySchema = v.object({
  /** The version of this schema. Tools that know only a smaller number write nothing. */
  schema: v.optional(v.number()),
  /** The number of changes so far. */
  generation: v.number(),
  /** Set while the operator has closed the site, or has made it read-only. `why` is for the members. */
  closed: v.optional(
    v.object({ mode: v.picklist(['closed', 'readonly']), why: v.string(), since: v.string() }),
  ),
  /** The shell that is live. */
  shell: v.optional(v.nullable(ShellReleaseSchema), null),
  /** The releases of each remote, best first. */
  remotes: v.record(v.string(), v.array(ReleaseSchema)),
  /** The site's `/config.json`. Only the publishing tools read it here. */
  config: v.optional(v.unknown()),
})

/** The declaration of a remote in its `package.json`. Publishing adds the rest of a release. */
const DeclarationSchema = v.object({
  routes: v.array(
    v.object({
      ...RouteSchema.entries,
      kind: v.optional(v.picklist(['form', 'grid', 'list', 'profile', 'text'])),
      page: v.optional(v.string()),
      /** Its build renders the page as HTML, as a visitor sees it. For a page without data. */
      static: v.optional(v.boolean(), false),
    }),
  ),
  menu: ReleaseSchema.entries.menu,
  /** The module of its service, as `src/service.ts`, and who may run it. */
  service: v.optional(v.object({ module: v.string(), access: AccessSchema })),
})

export type RouteAccess = v.InferOutput<typeof AccessSchema>
export type RemoteRoute = v.InferOutput<typeof RouteSchema>
export type MenuEntry = v.InferOutput<typeof MenuEntrySchema>
export type ShellRelease = v.InferOutput<typeof ShellReleaseSchema>
export type Release = v.InferOutput<typeof ReleaseSchema>
export type Registry = v.InferOutput<typeof RegistrySchema>
export type RemoteDeclaration = v.InferOutput<typeof DeclarationSchema>

/** Checks a registry from outside; throws if it is not one. */
export function parseRegistry(data: unknown): Registry {
  return v.parse(RegistrySchema, data)
}

/** Checks a release of the shell from outside; throws if it is not one. */
export function parseShellRelease(data: unknown): ShellRelease {
  return v.parse(ShellReleaseSchema, data)
}

/** Checks one release from outside; throws if it is not one. */
export function parseRelease(data: unknown): Release {
  return v.parse(ReleaseSchema, data)
}

/** Checks the `greenlight` part of a `package.json`; throws with the path of what is wrong. */
export function parseDeclaration(data: unknown): RemoteDeclaration {
  const { success, output, issues } = v.safeParse(DeclarationSchema, data)
  if (success) return output
  throw new Error(issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; '))
}
