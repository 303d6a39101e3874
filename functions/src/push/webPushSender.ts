import type { Agent } from 'node:https'
import { isPushEndpoint } from '@greenlight/domain/alerts'
import webPush from 'web-push'
import type { PushResult, PushSender } from './pushSender.ts'

const DAY_SECONDS = 24 * 60 * 60
const TIMEOUT_MS = 10_000

type Keys = {
  /** An address that the push service may write to, as `mailto:…`. */
  readonly subject: string
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * Sends push messages, encrypted for the browser (Web Push with VAPID). The host is checked again: the function must not ask
 * an address that a member chose. Redirects are not followed.
 */
export function createPushSender(keys: Keys, agent?: Agent): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, message): Promise<PushResult> {
      if (!isPushEndpoint(endpoint)) return 'gone'
      try {
        await webPush.sendNotification(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            vapidDetails: keys,
            TTL: DAY_SECONDS,
            timeout: TIMEOUT_MS,
            ...(agent && { agent }),
          },
        )
        return 'sent'
      } catch (error) {
        const status = error instanceof webPush.WebPushError ? error.statusCode : 0
        return status === 404 || status === 410 ? 'gone' : 'failed'
      }
    },
  }
}

/** Without keys nothing is pushed. */
export const noPush: PushSender = { send: () => Promise.resolve('failed') }
