const texts = {
  unreachable: 'could not be reached',
  timeout: 'did not answer in time',
  invalid: 'is not a remote',
  contract: 'does not fit this shell',
  outdated: 'has only releases for another shell',
  evaluate: 'failed to start',
  mount: 'failed to open',
  render: 'stopped working',
} as const

export type RemoteErrorCode = keyof typeof texts

/** Why a remote is not on the screen. `detail` says more, for developers. */
export class RemoteError extends Error {
  readonly code: RemoteErrorCode
  readonly remote: string

  constructor(
    code: RemoteErrorCode,
    remote: string,
    options: { detail?: string; cause?: unknown } = {},
  ) {
    super(options.detail ?? `${remote} ${texts[code]}.`, { cause: options.cause })
    this.name = 'RemoteError'
    this.code = code
    this.remote = remote
  }
}

/**
 * `error` itself if it already is a RemoteError; else one with `error` as its cause: `unreachable` if
 * something could not be downloaded, otherwise `code`.
 */
export function toRemoteError(error: unknown, code: RemoteErrorCode, remote: string): RemoteError {
  if (error instanceof RemoteError) return error
  return new RemoteError(isDownloadError(error) ? 'unreachable' : code, remote, { cause: error })
}

/**
 * What browsers and the federation runtime say when a script could not be downloaded, as opposed to
 * one that was and then threw.
 */
const messages = [
  /Failed to fetch dynamically imported module/, // Chromium
  /error loading dynamically imported module/, // Firefox
  /Importing a module script failed/, // Safari
  /'text\/html' is not a valid JavaScript MIME type/, // Safari, for a page in place of a script
  /Unable to preload/, // Vite
  /RUNTIME-008|ScriptNetworkError/, // the federation runtime: the entry did not load
]

/** Whether `error` says that something could not be downloaded; another try may then succeed. */
export function isDownloadError(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => message.test(error.message))
}
