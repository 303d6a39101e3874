import { type Fields } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { isRequestTo, type Message, parseThread } from '@greenlight/domain/thread'
import { attempt, currentMember, isDenied } from '@greenlight/kit/data/attempt'
import { commit } from '@greenlight/kit/data/commit'
import { createOnce } from '@greenlight/kit/data/documents'
import { createCounted } from '@greenlight/kit/data/quota'
import { firestore } from '@greenlight/runtime'
import { fail, failure } from '../errors.ts'

/** What a conversation needs that is made with its first message. */
export type NewThread = {
  /** The other member, and the name by which I know them. */
  readonly other: string
  readonly name: string
  /** The profile from which it is started. */
  readonly reportId: string | null
}

/** The access rules let a member send one message a second in a conversation. */
export const PACE_MS = 1050

export type SentMessage = Pick<Message, 'id' | 'threadId' | 'text'> & {
  readonly start?: NewThread | null
}

/**
 * Sends a text of 1–2000 characters. The caller chooses `id` and keeps it for every retry, also after a
 * reload, so that the message arrives once. Costs one read (the thread) and two writes (message and thread, in
 * one batch). If there is no thread, creates it from `start` as a request. The first answer accepts the request.
 * @throws GreenlightError `messaging/not-allowed` if the other member takes no messages from me (the
 * only way to learn it), `kit/day-is-full`, `messaging/send-failed`
 */
export function sendMessage({ id, threadId, text, start }: SentMessage): Promise<void> {
  const send = async () => {
    const { uid, username } = currentMember(failure('messaging/send-failed'))
    const { db, doc, getDoc, serverTimestamp } = await firestore()
    const thread = doc(db, 'threads', threadId)
    const message = doc(thread, 'messages', id)
    const now = serverTimestamp()
    const last = { lastMessage: text, lastSender: uid, lastAt: now, lastId: id }
    const fields = { sender: uid, text, createdAt: now, threadId }
    const write = async (stored: Fields | undefined): Promise<void> => {
      if (stored) {
        return commit((batch) => {
          batch.set(message, fields)
          batch.update(thread, { ...last, ...nextState(stored, uid) })
        })
      }
      if (!start) throw fail('messaging/send-failed')
      const made = { ...newThread(start, { uid, username }), createdAt: now, ...last }
      const isMade = await createCounted({
        kind: 'thread',
        ref: thread,
        write: (batch) => batch.set(message, fields).set(thread, made),
      })
      // The thread exists by now, for instance because the other member wrote first.
      if (!isMade) await write((await getDoc(thread)).data())
    }
    const writeInTurn = async (): Promise<void> => {
      let stored = (await getDoc(thread)).data()
      for (let tries = 1; ; tries += 1) {
        try {
          return await write(stored)
        } catch (cause) {
          if (!isDenied(cause) || tries === TRIES) throw cause
          const latest = (await getDoc(thread)).data()
          const isMine = latest?.['lastSender'] === uid
          const hasChanged = latest?.['lastId'] !== stored?.['lastId']
          // My other device may have written within the second. Its time is the server's, so the first refusal
          // after own words waits without comparing clocks. If nothing changes then, it was no matter of pace.
          if (!hasChanged && !(isMine && tries === 1)) throw cause
          if (isMine) await waitForPace()
          stored = latest
        }
      }
    }
    await createOnce(message, writeInTurn)
  }
  return attempt(failure('messaging/send-failed'), send, failure('messaging/not-allowed'))
}

/** As many devices of mine as may write in the same second. */
const TRIES = 5

/** At random, so that two devices do not write at the same moment again. */
async function waitForPace(): Promise<void> {
  const wait = PACE_MS + Math.random() * 400
  await new Promise((resolve) => setTimeout(resolve, wait))
}

/** The first message of a conversation is a request. */
function newThread({ other, name, reportId }: NewThread, me: { uid: string; username: string }) {
  const shownName = name.trim().slice(0, limits.reportName)
  return {
    members: [me.uid, other].toSorted(),
    memberInfo: {
      [me.uid]: { displayName: me.username },
      ...(shownName && { [other]: { displayName: shownName } }),
    },
    startedBy: me.uid,
    state: 'request',
    sent: 1,
    ...(reportId && { reportId }),
  }
}

/** The starter's messages of a request are counted, and the other's first one accepts it. */
function nextState(stored: Fields, me: string): Fields {
  const thread = parseThread('', stored)
  if (thread?.state !== 'request') return {}
  return isRequestTo(thread, me) ? { state: 'open' } : { sent: thread.sent + 1 }
}
