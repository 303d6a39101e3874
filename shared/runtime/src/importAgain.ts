/**
 * Makes an `import()` that may be tried again after a failed download. By itself it may not: Chromium
 * up to 150, at least, keeps the failure for the module's address as long as the document lives, and
 * fails the next attempt without a request (https://github.com/whatwg/html/issues/6768). So each
 * attempt after a failure has an address of its own. What the module itself imports is asked for at
 * the usual addresses, so that nothing exists twice.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let again: string | undefined
  let failures = 0
  return async () => {
    try {
      return again ? ((await import(/* @vite-ignore */ again)) as Module) : await load()
    } catch (error) {
      again = nextAddress(error, ++failures) ?? again
      throw error
    }
  }
}

/**
 * Where to ask for a module next, by what the browser says of the download that failed.
 *
 * @returns undefined if it does not tell the address, as Safari does not
 */
export function nextAddress(error: unknown, failures: number): string | undefined {
  const said = error instanceof TypeError ? error.message : ''
  const [, address] = /dynamically imported module: (https?:\S+)$/.exec(said) ?? []
  if (!address || !URL.canParse(address)) return undefined
  const next = new URL(address)
  next.searchParams.set('again', String(failures))
  return next.href
}
