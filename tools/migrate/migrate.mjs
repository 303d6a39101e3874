import { untilNoConflict, withTimeout } from '../stack/database.mjs'
import { UserError } from '../stack/userError.mjs'

/** @typedef {import('firebase-admin/firestore').Firestore} Firestore */
/** @typedef {import('firebase-admin/firestore').DocumentSnapshot} Snapshot */
/**
 * @typedef {object} Plan
 * @property {readonly { seen: Snapshot, fields: Record<string, unknown> }[]} writes fields to change of a
 *   document as it was read; one that is missing is created
 * @property {readonly Snapshot[]} [deletes]
 * @property {readonly string[]} notes what happens to each document, as "report got keys"
 */
/**
 * @typedef {object} Step
 * @property {string} collection
 * @property {boolean} [group] all collections of that name, wherever they are
 * @property {readonly string[]} fields those that it reads
 * @property {number} [pageSize] fewer where documents are large
 * @property {(page: readonly Snapshot[], db: Firestore) => Promise<Plan>} plan
 */

const PAGE_SIZE = 100
const PAGES_PER_LINE = 5

/**
 * Goes through the collections page by page, in the order of their ids. A page is one atomic batch, and
 * one page follows the other, so that the load on the database stays low.
 * @param {readonly Step[]} steps
 * @param {Awaited<ReturnType<typeof import('../stack/database.mjs').openDatabase>>} database
 * @param {{ dryRun: boolean, after: string | undefined }} options `after`: path of the last document that is done
 * @throws {UserError} that names the document to go on after
 */
export async function migrate(steps, { db, where, asUserError }, { dryRun, after }) {
  const [firstCollection, ...rest] = after?.split('/') ?? []
  const firstId = rest.join('/')
  const first = after ? steps.findIndex(({ collection }) => collection === firstCollection) : 0
  if (first < 0 || (after && !firstId)) {
    throw new UserError(
      `--after is a path such as ${steps[0]?.collection}/some-id, not "${after}".`,
    )
  }
  /** @type {Map<string, number>} */
  const counts = new Map()
  let done = after
  try {
    for (const step of steps.slice(first)) {
      let looked = 0
      let last = step === steps[first] && firstId ? firstId : undefined
      for (let pages = 1; ; pages += 1) {
        const page = () => migratePage(step, db, last, dryRun)
        const { size, end, notes } = await untilNoConflict(page)
        for (const note of notes) counts.set(note, (counts.get(note) ?? 0) + 1)
        looked += size
        last = end ?? last
        done = last === undefined ? done : `${step.collection}/${last}`
        const isLast = end === undefined
        if (isLast || pages % PAGES_PER_LINE === 0)
          console.log(
            `${counted(looked)} ${step.collection} looked at${isLast ? '' : `, up to ${done}`}`,
          )
        if (isLast) break
      }
    }
  } catch (error) {
    throw asUserError(
      `The migration broke off${done ? ` (go on with --after ${done})` : ''}`,
      error,
    )
  }
  console.log(
    dryRun ? `Nothing was written. Without --dry-run, in ${where}:` : `Migrated in ${where}:`,
  )
  for (const [note, count] of counts) console.log(`  ${sentence(note, count)}`)
  if (counts.size === 0) console.log('  everything had its shape already')
}

/**
 * @param {Step} step
 * @param {Firestore} db
 * @param {string | undefined} last id (of a group, path) of the last document before the page
 * @param {boolean} dryRun
 * @returns {Promise<{ size: number, end: string | undefined, notes: readonly string[] }>} `end`: the
 *   page's last id (of a group, the last path), nothing if it is the last page
 */
async function migratePage(step, db, last, dryRun) {
  const { collection, group = false, fields, pageSize = PAGE_SIZE, plan } = step
  const all = (group ? db.collectionGroup(collection) : db.collection(collection))
    .orderBy('__name__')
    .select(...fields)
    .limit(pageSize)
  const page = last === undefined ? all : all.startAfter(group ? db.doc(last) : last)
  const { docs } = await withTimeout(60_000, page.get())
  const { writes, deletes = [], notes } = await plan(docs, db)
  const batch = db.batch()
  for (const { seen, fields } of writes) {
    if (seen.exists && seen.updateTime)
      batch.update(seen.ref, fields, { lastUpdateTime: seen.updateTime })
    else batch.create(seen.ref, fields)
  }
  for (const { ref, updateTime } of deletes) {
    batch.delete(ref, updateTime && { lastUpdateTime: updateTime })
  }
  if (!dryRun && writes.length + deletes.length > 0) await batch.commit()
  const end = docs.length < pageSize ? undefined : docs.at(-1)?.ref
  return { size: docs.length, end: group ? end?.path : end?.id, notes }
}

/** @param {string} note @param {number} count */
function sentence(note, count) {
  const [noun = '', ...rest] = note.split(' ')
  return [counted(count), count === 1 ? noun : `${noun}s`, ...rest].join(' ')
}

/** @param {number} count */
const counted = (count) => count.toLocaleString('en-US')
