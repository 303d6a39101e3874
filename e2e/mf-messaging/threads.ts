import { expect, type Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { backend } from '../fixtures/backend.ts'
import type { TestMember } from '../fixtures/members.ts'

type PlacedMessage = {
  by: TestMember
  text: string
  /** Minutes before now. */
  minutesAgo: number
}

type Thread = {
  /** Default: the id of the pair. */
  id?: string
  messages?: readonly PlacedMessage[]
  /** Minutes before now at which each member has read it, by uid. */
  read?: Readonly<Record<string, number>>
  /** Further fields of the thread. */
  fields?: Readonly<Record<string, unknown>>
}

const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000)

/** Creates a conversation of two members. Returns its id. */
export async function placeThread(
  one: TestMember,
  two: TestMember,
  { id, messages = [], read = {}, fields = {} }: Thread = {},
): Promise<string> {
  const members = [one.uid, two.uid].sort()
  const threadId = id ?? members.join('_')
  const thread = backend.db.doc(`threads/${threadId}`)
  const last = messages.at(-1)
  const writer = backend.db.bulkWriter()
  const set = (...write: Parameters<typeof writer.set>) => void writer.set(...write)
  set(thread, {
    members,
    memberInfo: {
      [one.uid]: { displayName: one.username },
      [two.uid]: { displayName: two.username },
    },
    createdAt: ago(10_000),
    lastAt: ago(last?.minutesAgo ?? 10_000),
    ...(last && { lastMessage: last.text, lastSender: last.by.uid }),
    lastRead: Object.fromEntries(Object.entries(read).map(([uid, at]) => [uid, ago(at)])),
    ...fields,
  })
  for (const [uid, at] of Object.entries(read)) {
    set(backend.db.doc(`users/${uid}/reads/${threadId}`), { at: ago(at) })
  }
  for (const [at, { by, text, minutesAgo }] of messages.entries()) {
    const message = { sender: by.uid, text, createdAt: ago(minutesAgo), threadId }
    set(thread.collection('messages').doc(`placed-${at}`), message)
  }
  await writer.close()
  return threadId
}

/** The stored texts of a conversation, in order. */
export async function storedTexts(threadId: string): Promise<unknown[]> {
  const messages = backend.db.collection(`threads/${threadId}/messages`)
  const { docs } = await messages.orderBy('createdAt').get()
  return docs.map((message): unknown => message.get('text'))
}

/** The elements of an open conversation. */
export function conversation(page: Page) {
  const log = page.getByRole('log')
  const box = page.getByPlaceholder('Write a message')
  return {
    log,
    box,
    bubbles: log.locator('[data-message] bdi'),
    message: (text: string) => log.locator('[data-message]').filter({ hasText: text }),
    status: (text: string) =>
      log.locator('[data-message]').filter({ hasText: text }).locator('[data-status]'),
    /** The error with Retry and Discard below a failed message. */
    failedNote: (text: string) => log.locator(`[data-message]:has-text("${text}") + .unsent`),
    /** Opens the conversation and waits for its messages. */
    ready: () => expect(log).toBeVisible(),
    say: async (text: string) => {
      await box.fill(text)
      await box.press('Enter')
    },
  }
}

/** The address of a conversation. */
export const at = (threadId: string) => `/messages?thread=${threadId}`

/** Makes the page believe that its tab is in the background or visible. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    const visibilityState = value ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
