// @vitest-environment node
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createTransport } from 'nodemailer'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parseJson } from '../stack/json.mjs'
import { freePorts } from '../stack/ports.mjs'
import { startMailCatcher } from './startMailCatcher.mjs'

/** The part of the Auth emulator that lists its e-mails. */
async function startAuth() {
  const server = createServer((_, response) => {
    const mail = {
      email: 'ben@example.org',
      requestType: 'PASSWORD_RESET',
      oobLink: 'http://reset',
    }
    response.end(JSON.stringify({ oobCodes: [mail] }))
  })
  const [port = 0] = await freePorts(1)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${port}`
}

it('shows the e-mails of the functions and those of the sign-in, and sends what is due meanwhile', async () => {
  const [smtp = 0, page = 0] = await freePorts(2)
  const sweep = vi.fn(() => Promise.reject(new Error('The functions start.')))
  const catcher = await startMailCatcher({ smtp, page, auth: await startAuth(), sweep })
  onTestFinished(() => catcher.stop())
  const transport = createTransport({ host: '127.0.0.1', port: smtp })
  onTestFinished(() => transport.close())
  await transport.sendMail({
    from: 'News <news@example.org>',
    to: 'ann@example.org',
    subject: 'You have news',
    text: 'You have news.',
    html: '<p>You have news.</p>',
  })
  /** @returns {Promise<import('./caughtMails.mjs').CaughtMail[]>} */
  const list = async () => parseJson(await (await fetch(`${catcher.address}/mails.json`)).text())
  expect(await list()).toMatchObject([
    {
      from: '"News" <news@example.org>',
      to: 'ann@example.org',
      subject: 'You have news',
      html: '<p>You have news.</p>',
    },
    { to: 'ben@example.org', subject: 'Reset your password', text: 'http://reset' },
  ])
  await list()
  expect(sweep).toHaveBeenCalledTimes(1)
  expect(await (await fetch(catcher.address)).text()).toContain('<title>E-mails</title>')
  expect((await fetch(`${catcher.address}/other`)).status).toBe(404)
})
