import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address at which a POST turns e-mail off (RFC 8058). */
  readonly unsubscribe?: string
}

/**
 * What became of an e-mail. `refused`: there is no such mailbox. `later`: this one is to be tried again. `down`: no e-mail can
 * be sent at the moment. `unknown`: the connection broke after the text was sent, so it may have arrived.
 */
export type MailResult = 'sent' | 'refused' | 'later' | 'down' | 'unknown'

export type Mailer = {
  readonly send: (mail: Mail) => Promise<MailResult>
  /** Ends the connections. */
  readonly close: () => void
}

const SECOND_MS = 1000

/**
 * Sends e-mails over SMTP.
 * @param url as `smtps://user:password@smtp.example.org`
 * @param from name and address of the sender
 */
export function createMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ unsubscribe, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          headers: {
            // Vacation notices do not answer it.
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
        return 'sent'
      } catch (error) {
        return readFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

/** What a failure of nodemailer means. */
export function readFailure(error: unknown): MailResult {
  if (!(error instanceof Error)) return 'down'
  const { responseCode, command } = error as Error & { responseCode?: number; command?: string }
  const isOfRecipient = command === 'RCPT TO'
  if (responseCode !== undefined && isOfRecipient) return responseCode >= 500 ? 'refused' : 'later'
  if (command === 'DATA') return responseCode === undefined ? 'unknown' : 'later'
  return 'down'
}
