import type { Firestore } from 'firebase-admin/firestore'
import type { Snapshot, Step } from './migrate.mjs'

/** Experiences below a report that was deleted while they were added. Nobody can read them. */
export const experiencesLeft: Step = {
  collection: 'experiences',
  group: true,
  fields: [],
  plan: (page, db) => deleteWithoutParents(page, db, 'experience'),
}

/** The same for comments, also below an experience that was deleted alone. */
export const commentsLeft: Step = {
  collection: 'comments',
  group: true,
  fields: [],
  plan: (page, db) => deleteWithoutParents(page, db, 'comment'),
}

async function deleteWithoutParents(page: readonly Snapshot[], db: Firestore, kind: string) {
  const missing = await missingDocuments(db, new Set(page.flatMap(parentPaths)))
  const deletes = page.filter((child) => parentPaths(child).some((path) => missing.has(path)))
  return {
    writes: [],
    deletes,
    notes: deletes.map(() => `${kind} deleted, because what it was about is gone`),
  }
}

/** The documents above one, such as its experience and its report. */
function parentPaths({ ref }: Snapshot): string[] {
  const paths = []
  for (let parent = ref.parent.parent; parent; parent = parent.parent.parent) {
    paths.push(parent.path)
  }
  return paths
}

async function missingDocuments(db: Firestore, paths: ReadonlySet<string>) {
  if (paths.size === 0) return new Set<string>()
  const refs = [...paths].map((path) => db.doc(path))
  const found = await db.getAll(...refs, { fieldMask: [] })
  return new Set(found.filter(({ exists }) => !exists).map(({ ref }) => ref.path))
}
