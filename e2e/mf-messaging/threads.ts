import { expect, type Page } from '@playwright/test'
import { Timestamp } from 'firebase-admin/firestore'
import { backend } from '../fixtures/backend.ts'
import type { TestMember } from '../fixtures/members.ts'

interface PlacedMessage {
  by: TestMember
  text: string
  /** Before now. */
  minutesAgo: number
}

interface Thread {
  /** Else that of the pair. */
  id?: string
  messages?: readonly PlacedMessage[]
  /** When each has read, in minutes before now, by uid. */
  read?: Readonly<Record<string, number>>
}

const ago = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000)

/** A conversation that both had before the test; answers its id. */
export async function placeThread(
  one: TestMember,
  two: TestMember,
  { id, messages = [], read = {} }: Thread = {},
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

/** The texts of a conversation as stored, in order. */
export async function storedTexts(threadId: string): Promise<unknown[]> {
  const messages = backend.db.collection(`threads/${threadId}/messages`)
  const { docs } = await messages.orderBy('createdAt').get()
  return docs.map((message): unknown => message.get('text'))
}

/** What a member sees of an open conversation. */
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
    /** Opened once the messages have come. */
    ready: () => expect(log).toBeVisible({ timeout: 20_000 }),
    say: async (text: string) => {
      await box.fill(text)
      await box.press('Enter')
    },
  }
}

/**
 * After each request that failed, the channel of the SDK's listeners asks for a picture of Google's, to
 * tell a broken connection from a broken server. Nothing of Firestore's settings turns that off, long
 * polling asks as well; the site's policy refuses it, and the channel goes on without an answer.
 */
export function forgetProbes(problems: string[]): void {
  const others = problems.filter((problem) => !problem.includes('google.com/images/cleardot'))
  problems.splice(0, problems.length, ...others)
}

/** The address of a conversation. */
export const at = (threadId: string) => `/messages?thread=${threadId}`

/** Makes the page believe that its tab is in the background, or in sight again. */
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
