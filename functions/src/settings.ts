import { defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** What the operator decides: `functions/.env.<project>`, which a publication makes, and two secrets. */
export type Settings = {
  /** Origin of the site, without a slash at the end. */
  readonly site: string
  /** Address of the HTTP function as mails name it, without a slash at the end. */
  readonly links: string
  /** Name and address of the sender. */
  readonly from: string
  /** At most this many e-mails a sweep. */
  readonly mailsPerSweep: number
  /** News waits this long for more news, or for the member to read it. */
  readonly delayMs: number
  /** At most one digest in this time. */
  readonly intervalMs: number
}

const MINUTE_MS = 60_000

export const smtpUrl = defineSecret('SMTP_URL')
export const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY')
export const vapidPublicKey = defineString('VAPID_PUBLIC_KEY', { default: '' })

/** Where the functions run: near the database. */
export const region = defineString('REGION', { default: 'us-central1' })

const site = defineString('SITE')
const links = defineString('LINKS')
const from = defineString('MAIL_FROM')
const mailsPerSweep = defineInt('MAILS_PER_SWEEP', { default: 500 })
const delayMinutes = defineInt('DELAY_MINUTES', { default: 10 })
const intervalMinutes = defineInt('INTERVAL_MINUTES', { default: 120 })

/** The settings of these functions; call it when a function runs. */
export function readSettings(): Settings {
  return {
    site: site.value(),
    links: links.value(),
    from: from.value(),
    mailsPerSweep: mailsPerSweep.value(),
    delayMs: delayMinutes.value() * MINUTE_MS,
    intervalMs: intervalMinutes.value() * MINUTE_MS,
  }
}
