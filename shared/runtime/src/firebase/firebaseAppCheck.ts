import type { FirebaseApp } from 'firebase/app'
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'

/** The address from which the SDK loads reCAPTCHA itself, if it is not loaded yet. */
const RECAPTCHA = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'

const RECAPTCHA_LIMIT_MS = 4000

/**
 * Makes all later requests carry an App Check token. If reCAPTCHA is blocked, requests are sent without a
 * token and the backend decides. Without this, the SDK would delay them forever.
 * @public used through importWithRetry
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
