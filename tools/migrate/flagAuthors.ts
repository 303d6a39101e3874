import type { Firestore } from 'firebase-admin/firestore'
import type { Snapshot, Step } from './migrate.mjs'
import { ownerFields } from './reportOwner.ts'

/**
 * Flags of older versions get the author of what they are on, so that the author can be warned or banned for it after
 * deleting it. What is deleted already tells no author.
 */
export const flagAuthors: Step = {
  collection: 'flags',
  fields: ['author', 'targetPath'],
  async plan(page, db) {
    const missing = page.filter((flag) => flag.get('author') === undefined && pathOf(flag) !== null)
    const authors = await Promise.all(missing.map((flag) => authorOf(pathOf(flag) ?? '', db)))
    const writes = missing.flatMap((seen, at) => {
      const author = authors[at]
      return author ? [{ seen, fields: { author } }] : []
    })
    return { writes, notes: writes.map(() => 'flag got the author of what it is on') }
  },
}

/** The path of a document; null for a spelling that names none. */
function pathOf(flag: Snapshot): string | null {
  const path: unknown = flag.get('targetPath')
  const isPath = typeof path === 'string' && /^[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*$/.test(path)
  return isPath ? path : null
}

/** As the rules read it: the first of these fields, or `-` for the answer of the person described. */
async function authorOf(path: string, db: Firestore): Promise<string | null> {
  const [root, uid = ''] = path.split('/')
  if (root === 'users') return uid
  const target = await db.doc(path).get()
  if (!target.exists) return null
  const field = ['sender', ...ownerFields].find((name) => target.get(name) !== undefined)
  const author: unknown = field === undefined ? '-' : target.get(field)
  return typeof author === 'string' ? author : null
}
