type Importer<Module> = {
  (): Promise<Module>
  /** The module, once it is downloaded. */
  module?: Module
}

/**
 * Makes an `import()` that can be retried after a failed download. A plain one cannot: Chromium keeps the failure
 * for the module's address until the page is reloaded, and fails the next attempt without a request
 * (https://github.com/whatwg/html/issues/6768). So each attempt after a failure uses a new address. What the module
 * itself imports keeps its usual addresses, so nothing exists twice.
 */
export function importWithRetry<Module>(load: () => Promise<Module>): Importer<Module> {
  let again: string | undefined
  let failures = 0
  const importer: Importer<Module> = async () => {
    try {
      return (importer.module ??= again
        ? ((await import(/* @vite-ignore */ again)) as Module)
        : await load())
    } catch (error) {
      again = nextAddress(error, ++failures) ?? again
      throw error
    }
  }
  return importer
}

/**
 * The address for the next attempt, from the browser's error message of a failed download.
 * @returns undefined if the message does not contain the address, as in Safari
 */
export function nextAddress(error: unknown, failures: number): string | undefined {
  const message = error instanceof TypeError ? error.message : ''
  const [, address] = /dynamically imported module: (https?:\/\/[\w.]\S+)$/.exec(message) ?? []
  if (!address) return undefined
  const next = new URL(address)
  next.searchParams.set('again', String(failures))
  return next.href
}
