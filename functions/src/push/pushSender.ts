import type { PushDevice, PushMessage } from '@greenlight/domain/alerts'

/** `gone`: the browser has ended this subscription. */
export type PushResult = 'sent' | 'gone' | 'failed'

export type PushSender = {
  readonly send: (device: PushDevice, message: PushMessage) => Promise<PushResult>
}
