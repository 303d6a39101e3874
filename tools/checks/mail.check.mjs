import { join } from 'node:path'
import { readAlertSettings } from '@greenlight/domain/alerts'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startMailCatcher } from '../mailCatcher/startMailCatcher.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { httpFunction } from '../stack/functionsFolder.mjs'
import { parseJson } from '../stack/json.mjs'
import { freePorts } from '../stack/ports.mjs'
import { tempFolder } from '../test/tempFolder.mjs'

const MINUTE = 60_000
const SITE = 'http://localhost:4999'
const folder = tempFolder('mail')
let page = ''
let http = ''
/** @type {import('firebase-admin/firestore').Firestore} */
let db
/** @type {import('firebase-admin/auth').Auth} */
let auth

beforeAll(async () => {
  const [
    authPort = 0,
    firestore = 0,
    functions = 0,
    eventarc = 0,
    tasks = 0,
    smtp = 0,
    pagePort = 0,
  ] = await freePorts(7)
  const ports = { functions, eventarc, tasks, smtp, page: pagePort }
  const emulators = await startEmulators({
    ports: { auth: authPort, firestore },
    folder: join(folder, 'emulators'),
    keep: false,
    mail: { ports, site: SITE },
  })
  afterAll(() => emulators.stop())
  http = httpFunction(ports)
  const catcher = await startMailCatcher({
    smtp,
    page: pagePort,
    auth: `http://127.0.0.1:${authPort}`,
    sweep: async () => void (await fetch(`${http}/sweep`, { method: 'POST' })),
  })
  afterAll(() => catcher.stop())
  page = catcher.address
  Object.assign(process.env, emulators.env)
  const app = initializeApp({ projectId: 'demo-greenlight' }, 'mail')
  db = getFirestore(app)
  auth = getAuth(app)
  await emulators.functions
}, 5 * MINUTE)

/** @returns {Promise<{ to: string, subject: string, text: string }[]>} */
const mails = async () => parseJson(await (await fetch(`${page}/mails.json`)).text())

/** @param {string} name */
async function createMember(name) {
  const email = `${name}@greenlight.test`
  const { uid } = await auth.createUser({ email, emailVerified: true, password: 'greenlight' })
  const alerts = { email: 'soon', push: false, open: false, kinds: ['messages'] }
  await db.doc(`users/${uid}`).set({ username: name, alerts })
  return { uid, email }
}

/** @param {string} from @param {string} to */
async function send(from, to) {
  const members = [from, to].sort()
  const thread = db.doc(`threads/${members.join('_')}`)
  await thread.set({ members, state: 'open', startedBy: from })
  const at = Timestamp.now()
  await thread.collection('messages').add({ sender: from, text: 'Hello', createdAt: at })
  return thread.id
}

/** @param {string} email @param {number} count */
const received = (email, count) =>
  vi.waitFor(
    async () => {
      const all = (await mails()).filter(({ to }) => to === email)
      expect(all).toHaveLength(count)
      return all
    },
    { timeout: MINUTE, interval: 100 },
  )

it('a message becomes an e-mail, whose link opens the conversation and turns e-mail off only by POST', async () => {
  const [ann, ben] = await Promise.all([createMember('ann'), createMember('ben')])
  const began = performance.now()
  const threadId = await send(ben.uid, ann.uid)
  const [mail] = await received(ann.email, 1)
  const first = performance.now() - began
  expect(mail?.subject).toBe('You have news')
  const [link = '', off = ''] = mail?.text.match(/http:\S+/g) ?? []
  const opened = await fetch(link, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([
    302,
    `${SITE}/messages?thread=${threadId}`,
  ])
  const again = performance.now()
  await send(ben.uid, ann.uid)
  await received(ann.email, 2)
  console.log(
    `  from event to mail: ${(first / 1000).toFixed(1)} s, then ${((performance.now() - again) / 1000).toFixed(1)} s`,
  )
  const email = async () =>
    readAlertSettings((await db.doc(`users/${ann.uid}`).get()).data() ?? {})?.email
  expect(await (await fetch(off)).text()).toContain('Turn off these e-mails?')
  expect(await email()).toBe('soon')
  await fetch(off, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })
  expect(await email()).toBe('off')
})

it('a member asks for a test from the site', async () => {
  const dan = await createMember('dan')
  const key = 'demo'
  const signIn = await fetch(
    `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${key}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: dan.email, password: 'greenlight', returnSecureToken: true }),
    },
  )
  /** @type {{ idToken: string }} */
  const { idToken } = parseJson(await signIn.text())
  const headers = { authorization: `Bearer ${idToken}`, origin: SITE }
  const ask = () => fetch(`${http}/test`, { method: 'POST', headers })
  const answer = await ask()
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe(SITE)
  await received(dan.email, 1)
  expect((await ask()).status).toBe(429)
  const other = await fetch(`${http}/test`, {
    method: 'POST',
    headers: { authorization: 'Bearer x' },
  })
  expect(other.status).toBe(401)
})

it('an erasure is finished when its sign-in is deleted', async () => {
  const eve = await createMember('eve')
  await db.doc(`erasures/${eve.uid}`).set({ at: Timestamp.now(), done: false })
  await auth.deleteUser(eve.uid)
  await vi.waitFor(
    async () => expect((await db.doc(`users/${eve.uid}`).get()).exists).toBe(false),
    { timeout: MINUTE, interval: 200 },
  )
})

it('the page shows the e-mails of the sign-in, too', async () => {
  const fay = await createMember('fay')
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST']
  await fetch(`http://${host}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: fay.email }),
  })
  const [mail] = await received(fay.email, 1)
  expect(mail?.subject).toBe('Reset your password')
  expect(await (await fetch(page)).text()).toContain('<title>E-mails</title>')
})
