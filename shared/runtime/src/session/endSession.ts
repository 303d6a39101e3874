import { storageKeys } from '../storage/storageKeys.ts'
import { forgetDevice, forgetStorage } from './forgetDevice.ts'
import { endPage, replacePage } from './leaveDocument.ts'
import { startOtherSession } from './sessionId.ts'

/** The page that is opened after the end of a session. `kept`: the sign-in still exists. */
export type Exit = '/login' | '/goodbye' | '/goodbye?kept'

let exit: Exit = '/login'
let leaving = false

/** Where `endSession` leads: the sign-in service may report the end before the request for it is answered. */
export function setExit(to: Exit): void {
  exit = to
}

/**
 * The member has signed out: what is stored is removed, and the document is thrown away,
 * with every cache that a remote may hold in memory. The next member never sees a frame of it.
 */
export function endSession(): void {
  if (leaving) return
  leaving = true
  endPage()
  void forgetDevice().then(() => replacePage(exit))
}

/**
 * Another member has signed in, in another tab. Keeps that sign-in, removes the rest of the storage, and opens
 * /login.
 */
export function makeRoomForOtherMember(): void {
  startOtherSession()
  forgetStorage((key) => key === storageKeys.session || key.startsWith('firebase:authUser:'))
  replacePage('/login')
}
