import { storageKeys } from '../storage/storageKeys.ts'
import { forgetDevice, forgetStorage } from './forgetDevice.ts'
import { endPage, replacePage } from './leaveDocument.ts'
import { startOtherSession } from './sessionId.ts'

/** The page that is opened after the end of a session. `kept`: the sign-in still exists. */
export type Exit = '/login' | '/goodbye' | '/goodbye?kept'

let exit: Exit = '/login'
let leaving = false

/**
 * Sets the page that `endSession` opens. The sign-in service may report the end before it answers the request
 * for it.
 */
export function setExit(to: Exit): void {
  exit = to
}

/**
 * After a sign-out: clears the storage and opens a new document, which clears all caches in memory. The next
 * member never sees a frame of this page.
 */
export function endSession(): void {
  if (leaving) return
  leaving = true
  endPage()
  void forgetDevice().then(() => replacePage(exit))
}

/**
 * After another member has signed in, in another tab: keeps that sign-in, clears the rest of the storage, and
 * opens /login.
 */
export function makeRoomForOtherMember(): void {
  startOtherSession()
  forgetStorage((key) => key === storageKeys.session || key.startsWith('firebase:authUser:'))
  replacePage('/login')
}
