import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** The address from which the SDK would load it too, had it not been loaded before. */
const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'

const RECAPTCHA_LIMIT_MS = 4000

/**
 * Lets every later request carry proof that it comes from this site. Where reCAPTCHA is blocked they
 * go without it, and the backend decides: the SDK itself would hold them back for ever.
 * @public used through importAgain
 */
export async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  try {
    await loadScript(RECAPTCHA)
  } catch (cause) {
    return console.warn('Requests go without App Check.', cause)
  }
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}

function loadScript(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  document.head.append(script)
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${address} did not load.`))
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', fail)
    setTimeout(fail, RECAPTCHA_LIMIT_MS)
  })
}
