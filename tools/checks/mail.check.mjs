import { join } from 'node:path'
import { readAlertSettings } from '@greenlight/domain/alerts'
import { chromium } from '@playwright/test'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startMailCatcher } from '../mailCatcher/startMailCatcher.mjs'
import { password } from '../seed/data.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { httpFunction } from '../stack/functionsFolder.mjs'
import { parseJson } from '../stack/json.mjs'
import { freePorts, sitePorts } from '../stack/ports.mjs'
import { localOrigins } from '../stack/site.mjs'
import { previewMail, seed, serveBuilds } from '../stack/stack.mjs'
import { findBrowser } from '../test/browser.mjs'
import { tempFolder } from '../test/tempFolder.mjs'

const MINUTE = 60_000
const folder = tempFolder('mail')
let page = ''
let http = ''
let site = ''
/** @type {import('@playwright/test').Browser} */
let browser
/** @type {import('firebase-admin/firestore').Firestore} */
let db
/** @type {import('firebase-admin/auth').Auth} */
let auth
/** What was started, in order. @type {(() => Promise<unknown>)[]} */
const stops = []

afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

beforeAll(async () => {
  const names = Object.keys(sitePorts)
  const [authPort = 0, firestore = 0, ...free] = await freePorts(names.length + 7)
  const ports = Object.fromEntries(names.map((name, at) => [name, free[at + 5] ?? 0]))
  const [functions = 0, eventarc = 0, tasks = 0, smtp = 0, pagePort = 0] = free
  const ofMail = { functions, eventarc, tasks, smtp, page: pagePort }
  site = localOrigins(ports)['shell'] ?? ''
  const own = join(folder, 'emulators')
  const emulators = await startEmulators({
    ports: { auth: authPort, firestore },
    folder: own,
    keep: false,
    mail: { ports: ofMail, site },
  })
  stops.push(() => emulators.stop())
  http = httpFunction(ofMail)
  const catcher = await startMailCatcher({
    smtp,
    page: pagePort,
    auth: `http://127.0.0.1:${authPort}`,
    sweep: async () => void (await fetch(`${http}/sweep`, { method: 'POST' })),
  })
  stops.push(() => catcher.stop())
  page = catcher.address
  Object.assign(process.env, emulators.env)
  const app = initializeApp({ projectId: 'demo-greenlight' }, 'mail')
  db = getFirestore(app)
  auth = getAuth(app)
  await seed(emulators.env)
  const served = await serveBuilds({
    ports,
    emulators: { auth: authPort, firestore },
    publishedDir: join(folder, 'published'),
    services: { mail: previewMail(own, ofMail) },
  })
  stops.push(() => served.stop())
  const executablePath = await findBrowser()
  browser = await chromium.launch({ ...(executablePath && { executablePath }) })
  stops.push(() => browser.close())
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

it('the demo data makes no e-mail', async () => {
  expect(await mails()).toEqual([])
})

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
    `${site}/messages?thread=${threadId}`,
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
  const headers = { authorization: `Bearer ${idToken}`, origin: site }
  const ask = () => fetch(`${http}/test`, { method: 'POST', headers })
  const answer = await ask()
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
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

/**
 * A new browser context, signed in on the login page.
 * @param {string} uid of a demo member
 */
async function signIn(uid) {
  const tab = await (await browser.newContext({ baseURL: site })).newPage()
  await tab.goto('/login')
  await fillLogin(tab, uid)
  await tab.waitForURL('**/gallery')
  return tab
}

/** @param {import('@playwright/test').Page} tab @param {string} uid */
async function fillLogin(tab, uid) {
  await tab.locator('.static-page').filter({ visible: true }).waitFor({ state: 'hidden' })
  await tab.getByLabel('Email').fill(`${uid}@greenlight.test`)
  await tab.getByLabel('Password', { exact: true }).fill(password)
  await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
}

it('a member turns e-mail on, gets one of a message, opens the conversation by its link, and turns e-mail off', async () => {
  const [member, owner] = await Promise.all([signIn('member'), signIn('owner')])
  await member.goto('/settings')
  const panel = member.getByRole('region', { name: 'Notifications' })
  await panel.getByRole('radio', { name: 'Soon', exact: true }).check()
  await panel.getByRole('button', { name: 'Send me one' }).click()
  await panel.getByText('Sent. It can take a minute to arrive.').waitFor()
  const to = 'member@greenlight.test'
  await received(to, 1)
  await member.context().close()

  await owner.goto('/messages?thread=member_owner')
  const box = owner.getByPlaceholder('Write a message')
  await box.fill('The bookshop has moved.')
  await box.press('Enter')
  await received(to, 2)

  const reader = await (await browser.newContext()).newPage()
  await reader.goto(page)
  const newest = reader.getByRole('article').first()
  await newest.getByText(`to ${to}`).waitFor()
  expect(await newest.innerText()).not.toContain('bookshop')
  const [open, off] = [/\/n\//, /\/u\//].map((name) => newest.getByRole('link', { name }))
  const [conversation] = await Promise.all([reader.waitForEvent('popup'), open?.click()])
  await conversation.waitForURL('**/login')
  await fillLogin(conversation, 'member')
  await conversation.getByRole('log').getByText('The bookshop has moved.').waitFor()
  expect(conversation.url()).toBe(`${site}/messages?thread=member_owner`)

  const email = async () =>
    readAlertSettings((await db.doc('users/member').get()).data() ?? {})?.email
  const [question] = await Promise.all([reader.waitForEvent('popup'), off?.click()])
  const button = question.getByRole('button', { name: 'Turn off' })
  await button.waitFor()
  expect(await email()).toBe('soon')
  await button.click()
  await question.getByRole('heading', { name: 'E-mails are off.' }).waitFor()
  expect(await email()).toBe('off')
})
