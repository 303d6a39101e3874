import { randomUUID } from 'node:crypto'
import type { AlertSettings } from '@greenlight/domain/alerts'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { expect, onTestFinished, vi } from 'vitest'
import { type Alerts, parseAlerts } from '../alerts/alertsDocument.ts'
import { handleMessage } from '../events/messageEvent.ts'
import { createMailer } from '../mail/mailer.ts'
import type { PushSender } from '../push/pushSender.ts'
import type { Services } from '../services.ts'
import { sweep } from '../sweep/sweep.ts'
import { type CaughtMail, startMailServer } from './mailServer.ts'

const MINUTE_MS = 60_000
// Otherwise the SDK looks for the credentials of a machine at Google.
process.env['METADATA_SERVER_DETECTION'] ??= 'none'

/** Words that only stored documents have. No e-mail, push message or log may contain one. */
export const secrets = {
  name: 'Zebulon',
  username: 'Quagmire',
  place: 'Ytterbium',
  text: 'xylophones',
  tone: 'redlight',
} as const

export type World = Awaited<ReturnType<typeof createWorld>>

/** A project of its own on the emulators, with a clock that tests move, and a mail server. It ends with the test. */
export async function createWorld(push: PushSender = { send: () => Promise.resolve('sent') }) {
  const app = initializeApp({ projectId: `demo-functions-${randomUUID()}` }, randomUUID())
  const db = getFirestore(app)
  const auth = getAuth(app)
  const server = await startMailServer()
  let now = new Date('2026-03-02T12:00:00Z')
  let number = 0
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const pushed: string[] = []
  const services: Services = {
    db,
    auth,
    push: {
      send: (device, message) => {
        pushed.push(JSON.stringify(message))
        return push.send(device, message)
      },
    },
    mailer: createMailer(server.url, 'News <news@example.org>'),
    settings: {
      site: 'https://site.example',
      links: 'https://links.example',
      from: 'News <news@example.org>',
      mailsPerSweep: 500,
      delayMs: 10 * MINUTE_MS,
      intervalMs: 120 * MINUTE_MS,
    },
    now: () => now,
  }

  onTestFinished(async () => {
    services.mailer.close()
    await server.stop()
    await deleteApp(app)
    const said = [
      ...server.mails.map(readable),
      ...pushed,
      ...logged.mock.calls.map((line) => line.join(' ')),
    ]
    for (const word of Object.values(secrets))
      expect(said.filter((text) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([])
  })

  async function createPerson(address: string, verified = true): Promise<string> {
    const { uid } = await auth.createUser({ email: address, emailVerified: verified })
    return uid
  }

  return {
    services,
    server,
    /** The e-mails to an address, or all. */
    mails: (address?: string) =>
      server.mails.filter(({ recipient }) => !address || recipient === address),
    now: () => now,
    /** Moves the clock. */
    advance(minutes: number) {
      now = new Date(now.getTime() + minutes * MINUTE_MS)
    },
    /** Sweeps now. */
    sweep: () => sweep(services),
    /** Moves the clock in steps of so many minutes, with a sweep after each. */
    async run(minutes: number, step = 1) {
      for (let minute = 0; minute < minutes; minute += step) {
        now = new Date(now.getTime() + step * MINUTE_MS)
        await sweep(services)
      }
    },
    createPerson,
    /** A member who has chosen these alerts. */
    async createMember(
      address: string,
      alerts: Partial<AlertSettings> | null = {},
      verified = true,
    ) {
      const uid = await createPerson(address, verified)
      await db.doc(`users/${uid}`).set({
        username: `${secrets.username} ${(number += 1)}`,
        ...(alerts && {
          alerts: {
            email: 'soon',
            push: false,
            open: false,
            kinds: ['messages', 'requests', 'notices', 'searches', 'cases'],
            ...alerts,
          },
        }),
      })
      return uid
    },
    async createAdmin(address: string) {
      const uid = await createPerson(address)
      await db.doc(`admins/${address}`).set({ email: address })
      return uid
    },
    /** Stores a message and its conversation, and delivers its event. */
    async send(
      from: string,
      to: string,
      { state = 'open', eventId }: { state?: 'open' | 'request'; eventId?: string } = {},
    ) {
      const members = [from, to].toSorted()
      const threadId = members.join('_')
      const messageId = `m${(number += 1)}`
      await db.doc(`threads/${threadId}`).set(
        {
          members,
          memberInfo: { [from]: { displayName: secrets.username } },
          lastMessage: secrets.text,
          state,
          startedBy: from,
        },
        { merge: true },
      )
      const path = `threads/${threadId}/messages/${messageId}`
      await db.doc(path).set({ threadId, sender: from, text: secrets.text, createdAt: now })
      const event = { id: eventId ?? `event-${messageId}`, threadId, messageId, sender: from }
      await handleMessage(services, event)
      return { threadId, path, event }
    },
    /** Stores a notice of a decision. */
    async notify(uid: string, kind: string) {
      const path = `users/${uid}/notices/n${(number += 1)}`
      await db.doc(path).set({
        kind,
        target: `reports/${secrets.name}`,
        reason: secrets.text,
        at: now,
        readAt: null,
      })
      return path
    },
    /** Stores a report. */
    async createReport(fields: object = {}) {
      const ref = db.doc(`reports/r${(number += 1)}`)
      await ref.set({
        name: secrets.name,
        location: secrets.place,
        notes: secrets.text,
        tone: 'red',
        status: 'public',
        createdAt: now,
        ...fields,
      })
      return ref
    },
    /** Stores a flag on a report. */
    async flag(by: string, reportId: string, reason: string) {
      const target = `reports/${reportId}`
      const ref = db.doc(`flags/${by}~reports~${reportId}`)
      await ref.set({
        by,
        targetPath: target,
        reportId,
        reason,
        note: secrets.text,
        state: 'open',
        createdAt: now,
      })
      return ref
    },
    /** Stores a request. */
    async ask(by: string, fields: object = {}) {
      const ref = db.doc(`cases/c${(number += 1)}`)
      await ref.set({
        kind: 'removal',
        wish: 'remove',
        relation: 'me',
        by,
        about: `${secrets.name}, ${secrets.place}`,
        statement: secrets.text,
        state: 'open',
        createdAt: now,
        ...fields,
      })
      return ref
    },
    /** What waits for a member. */
    async waiting(uid: string): Promise<Alerts> {
      return parseAlerts((await db.doc(`alerts/${uid}`).get()).data())
    },
  }
}

/** All words of an e-mail that a reader can see, and its headers. */
export const readable = ({ raw, text = '', html, subject = '' }: CaughtMail): string =>
  [subject, text, html || '', raw].join('\n')
