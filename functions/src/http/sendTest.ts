import { readAlertSettings } from '@greenlight/domain/alerts'
import type { DecodedIdToken } from 'firebase-admin/auth'
import { alertsFields, parseAlerts } from '../alerts/alertsDocument.ts'
import { newSecret } from '../digest/newSecret.ts'
import { DISCREET } from '../digest/words.ts'
import { newsMail } from '../mail/newsMail.ts'
import { pushTo } from '../push/pushNews.ts'
import type { Services } from '../services.ts'

const MINUTE_MS = 60_000

/** The status of the answer, see `sendTest`. */
export type TestStatus = 204 | 401 | 403 | 409 | 429 | 503

/**
 * Sends a test by all that this member has turned on. 401: the sign-in is no longer valid. 403: the address is not verified.
 * 409: nothing is on. 429: there was one in the last minute. 503: the mail server does not work.
 */
export async function sendTest(services: Services, token: string): Promise<TestStatus> {
  const { db, mailer, now, settings } = services
  const signedIn = await readToken(services, token)
  if (!signedIn) return 401
  const { uid, email, email_verified: isVerified } = signedIn
  const user = await db.doc(`users/${uid}`).get()
  const chosen = readAlertSettings(user.data() ?? {})
  if (!chosen || (chosen.email === 'off' && !chosen.push)) return 409
  if (chosen.email !== 'off' && !(email && isVerified)) return 403
  const ref = db.doc(`alerts/${uid}`)
  const secret = await db.runTransaction(async (transaction) => {
    const alerts = parseAlerts((await transaction.get(ref)).data())
    if (alerts.tested && now().getTime() - alerts.tested.getTime() < MINUTE_MS) return null
    const unsubscribe = alerts.unsubscribe || newSecret()
    transaction.set(ref, alertsFields({ ...alerts, unsubscribe, tested: now() }))
    return unsubscribe
  })
  if (secret === null) return 429
  if (chosen.push) await pushTo(services, user, { title: DISCREET, body: '', path: '/settings' })
  if (chosen.email === 'off' || !email) return 204
  const mail = newsMail([DISCREET], { links: settings.links, id: secret, isMember: true })
  const result = await mailer.send({ ...mail, to: email })
  return result === 'sent' || result === 'unknown' ? 204 : 503
}

async function readToken({ auth }: Services, token: string): Promise<DecodedIdToken | null> {
  try {
    return await auth.verifyIdToken(token, true)
  } catch {
    return null
  }
}
