type TrustedTypeRule = (text: string) => string | null

interface Window {
  /** Missing from TypeScript's own types, and from browsers without Trusted Types. */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { readonly createHTML?: TrustedTypeRule; readonly createScriptURL?: TrustedTypeRule },
    ) => { readonly createHTML: (text: string) => string }
  }
}
