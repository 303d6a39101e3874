import { storageKeys } from '../storage/storageKeys.ts'
import { forgetDevice, forgetStorage } from './forgetDevice.ts'
import { endPage, replacePage } from './leaveDocument.ts'
import { unsubscribePush } from './pushDevice.ts'
import { startOtherSession } from './sessionId.ts'
import type { EndedBy } from './sessionState.ts'

/** The page that is opened after the end of a session. `kept`: the sign-in still exists. */
export type Exit = '/login' | `/login?ended=${EndedBy}` | '/goodbye' | '/goodbye?kept'

/** Null until this page knows why its session ends. */
let exit: Exit | null = null
let leaving = false

/**
 * Sets the page that `endSession` opens. The sign-in service may report the end before it answers the request
 * for it.
 */
export function setExit(to: Exit | null): void {
  exit = to
}

/** The sign-in service ends a sign-in that it no longer accepts. It does not tell why. */
export function noteRefusedSignIn(): void {
  exit ??= '/login?ended=elsewhere'
}

/** The reason in the address of a page that `endSession` opened; null for any other page. */
export function readEnded({ pathname, search }: Location): EndedBy | null {
  const ended = pathname === '/login' ? new URLSearchParams(search).get('ended') : null
  return ended === 'everywhere' || ended === 'elsewhere' ? ended : null
}

/**
 * After a sign-out: clears the storage and opens a new document, which clears all caches in memory. The next
 * member never sees a frame of this page.
 */
export function endSession(): void {
  if (leaving) return
  leaving = true
  endPage()
  void forgetDevice().then(() => replacePage(exit ?? '/login'))
}

/**
 * After another member has signed in, in another tab: keeps that sign-in, clears the rest of the storage, and
 * opens /login.
 */
export function makeRoomForOtherMember(): void {
  startOtherSession()
  void unsubscribePush()
  forgetStorage((key) => key === storageKeys.session || key.startsWith('firebase:authUser:'))
  replacePage('/login')
}
