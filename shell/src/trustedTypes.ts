/** The scripts that the shell and Firebase load by address. Everything else is imported. */
const SCRIPTS = [
  '/offlineWorker.js',
  'blob:', // mf-gallery's worker, and only there: `script-src` allows no blobs
  'https://apis.google.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/', // which the script from there loads
]

/**
 * Decides about text that a library hands to a place where it could run (Trusted Types, required by
 * `require-trusted-types-for`). Text without a tag is a style sheet; null makes the browser refuse.
 * Must run before anything else does. Browsers without Trusted Types are not protected.
 */
export function createDefaultPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (SCRIPTS.some((start) => url.startsWith(start)) ? url : null),
  })
}
