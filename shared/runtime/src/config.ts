import * as v from 'valibot'
import { once } from './once.ts'

const HttpUrl = v.pipe(v.string(), v.url())
const Optional = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null)

const ConfigSchema = v.object({
  /** True in local previews only: shows the preview banner and replaces the Google popup. */
  preview: v.optional(v.boolean(), false),
  firebase: v.object({
    apiKey: v.string(),
    projectId: v.string(),
    authDomain: v.optional(v.string()),
    appId: v.optional(v.string()),
  }),
  /** Addresses of the local emulators; absent in production. `firestore` is host:port. */
  emulators: Optional(v.object({ auth: HttpUrl, firestore: v.string() })),
  /** Address of the third-party ads script. */
  ads: Optional(HttpUrl),
  /** Address of the third-party survey form. */
  survey: Optional(HttpUrl),
  /** Where monitoring reports are posted. */
  report: Optional(HttpUrl),
  /** The neutral page that Quick exit leaves to. */
  quickExit: v.optional(HttpUrl, 'https://www.weather.gov/'),
  /** Origins besides localhost where the development panel may be opened, as `https://staging.example.org`. */
  devOrigins: v.optional(v.array(HttpUrl), []),
  /** reCAPTCHA Enterprise site key for App Check. */
  appCheck: Optional(v.string()),
  /** False while old reports have no cells yet: the gallery then looks for near ones page by page. */
  galleryCells: v.optional(v.boolean(), true),
})

export type Config = v.InferOutput<typeof ConfigSchema>

let known: Config | undefined

/**
 * The site's configuration, read once from the shell's `/config.json`.
 * @throws Error that names the first wrong variable, or says that the file could not be read.
 */
export const config = once(async (): Promise<Config> => {
  const response = await fetch('/config.json')
  if (!response.ok)
    throw new Error(`The site's configuration could not be read (${response.status}).`)
  return (known = parseConfig(await response.json()))
})

/**
 * The configuration without waiting, for pages that are shown only after it was read: those of members.
 * @throws Error on any other page
 */
export function currentConfig(): Config {
  if (known) return known
  throw new Error("The site's configuration has not been read yet.")
}

/** Checks foreign data against the configuration's shape; throws a readable error. */
export function parseConfig(data: unknown): Config {
  const result = v.safeParse(ConfigSchema, data)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new Error(
    `The site's configuration is wrong at "${v.getDotPath(issue) ?? ''}": ${issue.message}`,
  )
}
