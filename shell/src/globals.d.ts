type SharedPackage = 'react' | 'react-dom' | 'styled-components' | '@greenlight/runtime'

/** The version of each shared package in this build; set by vite.federation.ts. */
declare const __SHARED__: Readonly<Record<SharedPackage, string>>

interface Window {
  /** The registry as `early.ts` asked for it; null once the shell has taken it, or asked by itself. */
  registryAsked?: Promise<Response> | null
}
