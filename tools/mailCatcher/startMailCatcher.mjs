import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { catchMails } from './caughtMails.mjs'
import { signInMails } from './signInMails.mjs'

/** The page asks each second. The emulators have no schedules, so a sweep begins while somebody looks. */
const SWEEP_EVERY_MS = 3000

/**
 * A mail server, and a page with all e-mails of the local site, also those of the Auth emulator.
 * @param {object} options
 * @param {number} options.smtp port
 * @param {number} options.page port
 * @param {string} options.auth address of the Auth emulator
 * @param {() => Promise<void>} options.sweep sends what is due; it may fail while the functions start
 */
export async function startMailCatcher({ smtp, page, auth, sweep }) {
  const caught = await catchMails(smtp)
  const ofSignIn = signInMails(auth)
  const html = readFileSync(new URL('page.html', import.meta.url))
  let swept = 0
  let isSweeping = false

  function sweepSometimes() {
    if (isSweeping || Date.now() - swept < SWEEP_EVERY_MS) return
    isSweeping = true
    void sweep()
      .catch(() => {})
      .finally(() => {
        isSweeping = false
        swept = Date.now()
      })
  }

  /** All e-mails, the oldest first. */
  async function mails() {
    const all = [...caught.mails, ...(await ofSignIn())]
    return all.sort((a, b) => (a.at < b.at ? -1 : 1))
  }

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
      return
    }
    if (path !== '/mails.json') {
      response.writeHead(404).end()
      return
    }
    sweepSometimes()
    mails().then(
      (all) => response.setHeader('content-type', 'application/json').end(JSON.stringify(all)),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(page, '127.0.0.1')
  await once(server, 'listening')
  return {
    /** Of the page. */
    address: `http://localhost:${page}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await caught.stop()
    },
  }
}
