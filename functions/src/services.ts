import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Mailer } from './mail/mailer.ts'
import type { PushSender } from './push/pushSender.ts'
import type { Settings } from './settings.ts'

/** What the handlers need from outside. Tests bring their own clock, mail server and push service. */
export type Services = {
  readonly db: Firestore
  readonly auth: Auth
  readonly mailer: Mailer
  readonly push: PushSender
  readonly settings: Settings
  readonly now: () => Date
}
