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

/** Why a remote is not shown. `detail` is for developers. */
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
 * Returns `error` if it is a RemoteError, else one with `error` as its cause: `unreachable` if a download
 * failed, otherwise `code`.
 */
export function toRemoteError(error: unknown, code: RemoteErrorCode, remote: string): RemoteError {
  if (error instanceof RemoteError) return error
  return new RemoteError(isDownloadError(error) ? 'unreachable' : code, remote, { cause: error })
}

/**
 * Messages of browsers and the federation runtime for a script that could not be downloaded. A script that
 * was downloaded and threw has other messages.
 */
const messages = [
  /Failed to fetch dynamically imported module/, // Chromium
  /error loading dynamically imported module/, // Firefox
  /Importing a module script failed/, // Safari
  /'text\/html' is not a valid JavaScript MIME type/, // Safari, for a page in place of a script
  /Unable to preload/, // Vite
  /RUNTIME-008|ScriptNetworkError/, // the federation runtime: the entry did not load
]

/** Whether a download failed, so that a retry may succeed. */
export function isDownloadError(error: unknown): boolean {
  return error instanceof Error && messages.some((message) => message.test(error.message))
}
