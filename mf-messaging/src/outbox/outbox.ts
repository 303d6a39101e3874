import { sendMessage } from '../data/messages.ts'
import { session } from '@greenlight/runtime'
import { createOutbox, type Outbox } from './createOutbox.ts'
import { withinLimit } from './withinLimit.ts'

let outbox: Outbox | undefined

/**
 * The one outbox of this page. It outlives the view: what was written is sent also when the member
 * has gone on to another page. A page has one member only: signing out throws it away.
 */
export function myOutbox(): Outbox {
  return (outbox ??= createOutbox(session.getState().user?.uid ?? '', (message) =>
    withinLimit(sendMessage(message)),
  ))
}
