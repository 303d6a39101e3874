import { deleteField } from 'firebase/firestore/lite'
import { type Actor, pal, zoe } from '../setup/actors.ts'
import {
  addFlag,
  contribute,
  propose,
  removeReport,
  sendMessage,
  share,
  startThread,
} from '../setup/acts.ts'
import * as documents from '../setup/documents.ts'
import { now } from '../setup/documents.ts'
import { pathOf } from '../setup/paths.ts'
import { patch, put, remove, type Write } from '../setup/session.ts'

/** Batches that a complete member may write. The invalid ones are derived from them. */
export function validBatches(me: Actor): readonly (readonly Write[])[] {
  const user = pathOf.user(me)
  const report = pathOf.report(me)
  const id = pathOf.threadId(me)
  const thread = pathOf.thread(me)
  const other = me === zoe ? pal : zoe
  const target = pathOf.report(other)
  return [
    [patch(user, { locationText: 'Waco, TX', showMe: ['everyone'], updatedAt: now })],
    [patch(user, { 'messageSettings.allow': 'none', myGender: null })],
    [put(`${user}/blocks/pal`, { createdAt: now })],
    [put(`${user}/reads/${id}`, { at: now })],
    [put(`${user}/devices/1`, documents.device())],
    [put(pathOf.erasure(me), documents.erasure())],
    [...share(me)],
    [
      ...removeReport(report),
      remove(`${report}/photos/full`),
      remove(`${report}/experiences/by-pal`),
    ],
    [...contribute(me, `reports/common/experiences/${me.uid}`, documents.experience(me))],
    [
      ...contribute(me, `reports/common/experiences/${me.uid}`, documents.experience(me)),
      put('users/pal/notices/x~common', documents.addedNotice('common')),
    ],
    [...propose(me, `of-${me.uid}`)],
    [patch(report, { ownerDisplayName: deleteField() })],
    [remove(pathOf.experience(me))],
    [...contribute(me, 'reports/common/experiences/by-pal/comments/new', documents.comment(me))],
    [remove(pathOf.comment(me))],
    startThread(me, zoe),
    sendMessage(me, id),
    [patch(thread, { [`left.${me.uid}`]: true })],
    [patch(thread, { [`lastRead.${me.uid}`]: now })],
    [put(`${thread}/typing/${me.uid}`, { at: now })],
    [...addFlag(me, target), patch(`${target}/private/review`, { flagCount: 1 })],
    [...addFlag(me, pathOf.message(me))],
  ]
}
