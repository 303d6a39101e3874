import { readMessageSettings } from '@greenlight/domain/member'
import { parseNotice } from '@greenlight/domain/notice'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { addItemOf } from '../alerts/addItem.ts'
import type { Services } from '../services.ts'
import { forEachNew } from '../sweep/newDocuments.ts'

/** Adds new notices to what waits for their members. */
export async function collectNotices(services: Services): Promise<void> {
  const { db, now } = services
  const source = {
    name: 'notices',
    query: () => db.collectionGroup('notices'),
    field: 'at',
  }
  await forEachNew(db, source, now(), (document) => addNotice(services, document))
}

async function addNotice(services: Services, document: QueryDocumentSnapshot): Promise<void> {
  const notice = parseNotice(document.id, document.data())
  const uid = document.ref.parent.parent?.id
  // The answer to a request is an item of its own.
  if (!notice || !uid || notice.kind === 'grant' || notice.kind === 'decline') return
  const user = await services.db.doc(`users/${uid}`).get()
  // The site does not show it, either.
  if (notice.kind === 'experience' && !readMessageSettings(user.data() ?? {}).additions) return
  await addItemOf(
    services,
    {
      id: `${document.ref.path}@${notice.at?.getTime() ?? 0}`,
      uid,
      kind: 'notices',
      path: document.ref.path,
      atOnce: notice.kind === 'ban' || notice.kind === 'delete',
    },
    user,
  )
}
