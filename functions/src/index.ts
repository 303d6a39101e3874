import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { runWith } from 'firebase-functions/v1'
import { onDocumentCreated } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { handleSignInDeleted } from './erasure/finishErasures.ts'
import { handleMessage } from './events/messageEvent.ts'
import { answer } from './http/answer.ts'
import { createMailer } from './mail/mailer.ts'
import { createPushSender, noPush } from './push/webPushSender.ts'
import type { Services } from './services.ts'
import { readSettings, region, smtpUrl, vapidPrivateKey, vapidPublicKey } from './settings.ts'
import { sweep as runSweep } from './sweep/sweep.ts'

const app = initializeApp()
const isLocal = process.env['FUNCTIONS_EMULATOR'] === 'true'

setGlobalOptions({ region, memory: '256MiB' })

/** Sends nothing: the function of new messages has no access to the secrets. */
const silent = {
  mailer: { send: () => Promise.resolve('down' as const), close: () => {} },
  push: noPush,
}

const stored = () => ({
  db: getFirestore(app),
  auth: getAuth(app),
  settings: readSettings(),
  now: () => new Date(),
})

function sending(): Services {
  const services = stored()
  const publicKey = vapidPublicKey.value()
  const sender = services.settings.from
  const subject = `mailto:${/<(.+)>/.exec(sender)?.[1] ?? sender}`
  const keys = { subject, publicKey, privateKey: vapidPrivateKey.value() }
  return {
    ...services,
    mailer: createMailer(smtpUrl.value(), services.settings.from),
    push: publicKey ? createPushSender(keys) : noPush,
  }
}

/** Runs `work`, and then ends the connections to the mail server. */
async function withMail<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const services = sending()
  try {
    return await work(services)
  } finally {
    services.mailer.close()
  }
}

const secrets = [smtpUrl, vapidPrivateKey]

export const events = onDocumentCreated(
  {
    document: 'threads/{threadId}/messages/{messageId}',
    retry: true,
    serviceAccount: 'alerts-events@',
  },
  async ({ id, params, data }) => {
    const sender: unknown = data?.get('sender')
    if (typeof sender !== 'string') return
    await handleMessage({ ...stored(), ...silent }, { id, ...params, sender })
  },
)

export const sweep = onSchedule(
  {
    schedule: 'every 1 minutes',
    maxInstances: 1,
    concurrency: 1,
    timeoutSeconds: 540,
    secrets,
    serviceAccount: 'alerts-sweep@',
  },
  () => withMail(runSweep),
)

export const http = onRequest(
  { maxInstances: 10, secrets, serviceAccount: 'alerts-http@' },
  async (request, response) => {
    const { method, path } = request
    const { origin, authorization } = request.headers
    const { status, html, location, headers } = await withMail((services) =>
      answer(services, { method, path, origin, authorization }, isLocal),
    )
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', ...headers })
    if (location) response.redirect(status, location)
    else if (html) response.status(status).type('html').send(html)
    else response.sendStatus(status)
  },
)

/** Only the first generation knows of deleted sign-ins. */
export const onSignInDeleted = runWith({
  failurePolicy: true,
  memory: '256MB',
  timeoutSeconds: 540,
  serviceAccount: 'alerts-erasure@',
})
  .auth.user()
  .onDelete(({ uid }) => handleSignInDeleted({ ...stored(), ...silent }, uid))
