import { execFileSync } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import ece from 'http_ece'
import { expect, it, onTestFinished } from 'vitest'
import webPush from 'web-push'
import { createPushSender } from './webPushSender.ts'

const host = 'fcm.googleapis.com'
const message = { title: 'You have news', body: '', path: '/notices' }

type Got = { readonly path: string; readonly body: Buffer; readonly headers: NodeJS.Dict<unknown> }

/** A push service on this machine, with a certificate of its own for the host of a real one. */
async function startPushService(status: number, headers: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-push-'))
  const key = join(folder, 'key.pem')
  const certificate = join(folder, 'certificate.pem')
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  )
  const got: Got[] = []
  const cert = readFileSync(certificate)
  const server = createServer({ key: readFileSync(key), cert }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      got.push({ path: request.url ?? '', body: Buffer.concat(parts), headers: request.headers })
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  })
  const agent = new Agent()
  // The name is still checked against the certificate.
  agent.createConnection = () => connect({ host: '127.0.0.1', port, servername: host, ca: cert })
  return { got, agent }
}

function browser() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16).toString('base64url')
  const device = {
    slot: '0',
    endpoint: `https://${host}/fcm/send/abc`,
    p256dh: pair.getPublicKey('base64url'),
    auth,
  }
  return { pair, device, auth }
}

const keys = () => ({ subject: 'https://site.example', ...webPush.generateVAPIDKeys() })

it('encrypts the message for the browser', async () => {
  const { got, agent } = await startPushService(201)
  const { pair, device, auth } = browser()
  expect(await createPushSender(keys(), agent).send(device, message)).toBe('sent')
  const [request] = got
  expect(request?.path).toBe('/fcm/send/abc')
  expect(request?.headers['authorization']).toMatch(/^vapid t=/)
  expect(request?.body.toString()).not.toContain('news')
  const read: Buffer = ece.decrypt(request?.body ?? Buffer.alloc(0), {
    version: 'aes128gcm',
    privateKey: pair,
    authSecret: auth,
  })
  expect(JSON.parse(read.toString())).toEqual(message)
})

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
])('an answer of %i is %s', async (status, expected) => {
  const { agent } = await startPushService(status)
  expect(await createPushSender(keys(), agent).send(browser().device, message)).toBe(expected)
})

it('follows no redirect', async () => {
  const { got, agent } = await startPushService(307, { location: `https://${host}/other` })
  expect(await createPushSender(keys(), agent).send(browser().device, message)).toBe('failed')
  expect(got).toHaveLength(1)
})

it('asks no other host', async () => {
  const { got, agent } = await startPushService(201)
  const { device } = browser()
  const sender = createPushSender(keys(), agent)
  for (const endpoint of ['https://169.254.169.254/x', 'https://fcm.googleapis.com.evil.test/x'])
    expect(await sender.send({ ...device, endpoint }, message)).toBe('gone')
  expect(got).toEqual([])
})
