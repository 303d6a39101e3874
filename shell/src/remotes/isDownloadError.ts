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
