// Gives reports that are older than cells theirs, so that the gallery finds them by distance:
//   npm run geo:backfill -- [--project id] [--emulator] [--dry-run] [--after report-id]
// Can be stopped and repeated at any time: what is right already is left alone.
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { databaseOptions, openDatabase, within } from './stack/database.mjs'
import { runMain } from './stack/fail.mjs'
import { importTypeScript } from './stack/importTypeScript.mjs'

/** @typedef {import('firebase-admin/firestore').QueryDocumentSnapshot} Snapshot */

const PAGE = 500
const NOT_FOUND = 5

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      ...databaseOptions,
      'dry-run': { type: 'boolean', default: false },
      after: { type: 'string' },
    },
  })
  await backfill(values)
})
process.exit()

/** @param {{ project?: string, emulator?: boolean, 'dry-run': boolean, after?: string }} options */
async function backfill({ 'dry-run': isDry, after, ...database }) {
  const cellsOf = await loadCells()
  const { db, where, stop } = await openDatabase(database)
  const given = isDry ? 'would be given cells' : 'given cells'
  const reports = db
    .collection('reports')
    .orderBy('__name__')
    .select('location', 'locationCoords', 'geoCells')
  let looked = 0
  let changed = 0
  let last = after
  try {
    for (;;) {
      const rest = last === undefined ? reports : reports.startAfter(last)
      const { docs } = await within(60_000, rest.limit(PAGE).get())
      const stale = docs.filter((one) => !isDeepStrictEqual(one.get('geoCells'), cellsOf(one)))
      if (!isDry) await give(db, stale, cellsOf)
      looked += docs.length
      changed += stale.length
      last = docs.at(-1)?.id ?? last
      if (docs.length < PAGE) break
      console.log(`${looked} reports looked at, ${changed} ${given}, up to ${last}`)
    }
  } catch (error) {
    const resume = last === undefined ? '' : ` (go on with --after ${last})`
    throw stop(`The backfill broke off${resume}`, error)
  }
  console.log(`${looked} reports in ${where}: ${changed} ${given}, ${looked - changed} had them.`)
}

/**
 * @param {import('firebase-admin/firestore').Firestore} db
 * @param {readonly Snapshot[]} reports
 * @param {(report: Snapshot) => readonly string[]} cellsOf
 */
async function give(db, reports, cellsOf) {
  const writer = db.bulkWriter()
  const writes = reports.map((one) =>
    writer.update(one.ref, { geoCells: cellsOf(one) }).catch((/** @type {unknown} */ error) => {
      // Its owner has deleted it meanwhile.
      if (!(error instanceof Error && 'code' in error && error.code === NOT_FOUND)) throw error
    }),
  )
  await Promise.all([...writes, writer.close()])
}

/** The cells of a report, as Share writes them: from the same code. */
async function loadCells() {
  /** @type {typeof import('../shared/kit/src/domain/coords.ts')} */
  const { readCoords } = await importTypeScript('shared/kit/src/domain/coords.ts')
  /** @type {typeof import('../shared/kit/src/domain/geoCells.ts')} */
  const { geoCells } = await importTypeScript('shared/kit/src/domain/geoCells.ts')
  return (/** @type {Snapshot} */ report) => {
    /** @type {unknown} */
    const location = report.get('location')
    return geoCells(
      readCoords(report.get('locationCoords')),
      typeof location === 'string' ? location : '',
    )
  }
}
