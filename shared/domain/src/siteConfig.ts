import * as v from 'valibot'

/** A service on this machine, as tests use them. */
const local = /^http:\/\/((?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/

// Browsers run `javascript:` addresses as code. With `http:`, others on the network see what a member opens.
const WebAddress = v.pipe(
  v.string(),
  v.url(),
  v.check((address) => address.startsWith('https://') || local.test(address), 'Use https:.'),
)
const Optional = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null)

/** The neutral page that Quick exit leaves to unless the configuration names another. */
export const DEFAULT_QUICK_EXIT = 'https://www.weather.gov/'

/** The shell's `/config.json`. */
const SiteConfigSchema = v.pipe(
  v.object({
    /** True in local previews only: shows the preview banner and replaces the Google popup. */
    preview: v.optional(v.boolean(), false),
    firebase: v.object({
      apiKey: v.string(),
      projectId: v.string(),
      authDomain: v.optional(v.string()),
      appId: v.optional(v.string()),
    }),
    /**
     * Addresses of the local emulators; absent in production. `firestore` is host:port, `emails` lists
     * the e-mails that a preview did not send.
     */
    emulators: Optional(
      v.object({ auth: WebAddress, firestore: v.string(), emails: v.optional(WebAddress) }),
    ),
    /** Address of the third-party ads script. */
    ads: Optional(WebAddress),
    /** Address of the third-party survey form. */
    survey: Optional(WebAddress),
    /** Where monitoring reports are posted. */
    report: Optional(WebAddress),
    /** The neutral page that Quick exit leaves to. */
    quickExit: v.optional(WebAddress, DEFAULT_QUICK_EXIT),
    /** Origins besides localhost where the development panel may be opened, as `https://staging.example.org`. */
    devOrigins: v.optional(v.array(WebAddress), []),
    /** reCAPTCHA Enterprise site key for App Check. */
    appCheck: Optional(v.string()),
    /** Who runs the site; absent in a preview. */
    operator: Optional(
      v.object({
        name: v.string(),
        /** An e-mail address. */
        contact: v.string(),
        /** Name and address of the agent for notices of copyright, as the terms show them. */
        copyrightAgent: v.optional(v.string()),
        /** Within how many hours somebody answers; null promises nothing. */
        answerHours: v.nullable(v.number()),
        helpLines: v.array(
          v.object({
            name: v.string(),
            phone: v.string(),
            sms: v.optional(v.object({ number: v.string(), word: v.string() })),
            note: v.optional(v.string()),
          }),
        ),
      }),
    ),
    /** Alerts by e-mail and push. Null where the functions are not deployed: there are none then. */
    mail: Optional(
      v.object({
        /** Address of the HTTP function, without a slash at the end. */
        functions: WebAddress,
        /** Name and address that members see in the inbox, as `News <news@example.org>`. */
        from: v.string(),
        /** The public key of Web Push (VAPID), base64url; null without push. */
        pushKey: Optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))),
        /** A page with the e-mails that a preview did not send; absent in production. */
        catcher: v.optional(WebAddress),
      }),
    ),
    /** False while old reports have no cells yet: the gallery then looks for near ones page by page. */
    galleryCells: v.optional(v.boolean(), true),
    /** False while old reports have no keys of their names yet: the gallery says so. */
    galleryNames: v.optional(v.boolean(), true),
  }),
  v.check(
    ({ preview, ads, survey, report, quickExit }) =>
      preview || ![ads, survey, report, quickExit].some((address) => local.test(address ?? '')),
    'Addresses on this machine are for previews.',
  ),
)

export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>

/** Checks foreign data against the configuration's shape; throws a readable error. */
export function parseSiteConfig(data: unknown): SiteConfig {
  const result = v.safeParse(SiteConfigSchema, data)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new Error(
    `The site's configuration is wrong at "${v.getDotPath(issue) ?? ''}": ${issue.message}`,
  )
}
