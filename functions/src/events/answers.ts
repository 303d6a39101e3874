import { parseCase } from '@greenlight/domain/case'
import { addItem } from '../alerts/addItem.ts'
import type { Services } from '../services.ts'
import { forEachNew } from '../sweep/newDocuments.ts'

/** Adds answered requests and appeals to what waits for the people who asked. */
export async function collectAnswers(services: Services): Promise<void> {
  const { db, now } = services
  const source = { name: 'answers', query: () => db.collection('cases'), field: 'answeredAt' }
  await forEachNew(db, source, now(), async (document) => {
    const { by, answeredAt } = parseCase(document.id, document.data())
    if (!by) return
    const id = `${document.ref.path}@${answeredAt?.getTime() ?? 0}`
    await addItem(services, { id, uid: by, kind: 'cases', path: document.ref.path })
  })
}
