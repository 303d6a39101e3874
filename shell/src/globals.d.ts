type SharedPackage = 'react' | 'react-dom' | 'styled-components' | '@greenlight/runtime'

/** The version of each shared package in this build; set by @greenlight/build. */
declare const __SHARED__: Readonly<Record<SharedPackage, string>>

interface Window {
  /** The response that `early.ts` requested; null after the shell took it or sent its own request. */
  registryResponse?: Promise<Response> | null
}
