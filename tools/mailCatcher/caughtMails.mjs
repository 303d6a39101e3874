import { once } from 'node:events'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/**
 * An e-mail, as the page shows it.
 * @typedef {object} CaughtMail
 * @property {string} to
 * @property {string} from
 * @property {string} subject
 * @property {string} text
 * @property {string} html empty if there is none
 * @property {string} at when it came, as ISO text; of e-mails of the Auth emulator, when they were first seen
 */

/** Older ones are forgotten. */
const MOST_MAILS = 200

/**
 * A mail server on this machine that delivers nothing and keeps what it gets.
 * @param {number} port
 */
export async function catchMails(port) {
  /** @type {CaughtMail[]} */
  const mails = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, callback) {
      simpleParser(stream).then(({ from, subject, text, html }) => {
        mails.push({
          to: envelope.rcptTo.map(({ address }) => address).join(', '),
          from: from?.text ?? '',
          subject: subject ?? '',
          text: text ?? '',
          html: html || '',
          at: new Date().toISOString(),
        })
        mails.splice(0, mails.length - MOST_MAILS)
        callback(null)
      }, callback)
    },
  })
  // A client that ends its connection in the middle is no reason to stop.
  server.on('error', () => {})
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  return {
    /** The oldest first. */
    mails,
    /** @returns {Promise<void>} */
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
