import { pal, zoe, type Actor } from '../stage/actors.ts'
import * as documents from '../stage/documents.ts'
import { flagPath, now } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { patch, put, remove, type Write } from '../stage/session.ts'

/** Batches that a member in good standing may write: what the others are derived from. */
export function rightBatches(me: Actor): readonly (readonly Write[])[] {
  const user = places.user(me)
  const report = places.report(me)
  const id = places.threadId(me)
  const thread = places.thread(me)
  const other = me === zoe ? pal : zoe
  const target = places.report(other)
  const started = documents.pair(me, zoe).join('_')
  return [
    [patch(user, { locationText: 'Waco, TX', showMe: ['everyone'], updatedAt: now })],
    [patch(user, { 'messageSettings.allow': 'none', myGender: null })],
    [put(`${user}/blocks/pal`, { createdAt: now })],
    [put(`${user}/reads/${id}`, { at: now })],
    [put('reports/new', documents.report(me))],
    [
      put('reports/new', documents.report(me)),
      put('reports/new/photos/full', { dataUrl: documents.jpeg }),
    ],
    [remove(report), remove(`${report}/photos/full`), remove(`${report}/experiences/by-pal`)],
    [put('reports/common/experiences/new', documents.experience(me))],
    [remove(places.experience(me))],
    [put('reports/common/experiences/by-pal/comments/new', documents.comment(me))],
    [remove(places.comment(me))],
    [put(`threads/${started}`, documents.thread(me, zoe))],
    [
      put(`${thread}/messages/new`, documents.message(me, id)),
      patch(thread, { lastMessage: 'Hello', lastSender: me.uid, lastAt: now, lastId: 'new' }),
    ],
    [patch(thread, { [`lastRead.${me.uid}`]: now })],
    [put(`${thread}/typing/${me.uid}`, { at: now })],
    [put(flagPath(me, target), documents.flag(me, target)), patch(target, { flagCount: 1 })],
    [put(flagPath(me, places.message(me)), documents.flag(me, places.message(me)))],
  ]
}
