import { FieldValue } from 'firebase-admin/firestore'
import { isDeepStrictEqual } from 'node:util'
import { importTypeScript } from '../stack/importTypeScript.mjs'
import { usernamesOf } from './usernames.mjs'

/** @typedef {import('./migrate.mjs').Snapshot} Snapshot */

/** @type {typeof import('../../shared/domain/src/report.ts')} */
const { ownerFields, parseReport, parseReview } = await importTypeScript(
  'shared/domain/src/report.ts',
)
/** @type {typeof import('../../mf-gallery/src/domain/geoCells.ts')} */
const { geoCells } = await importTypeScript('mf-gallery/src/domain/geoCells.ts')
/** @type {typeof import('@greenlight/domain/searchKeys')} */
const { searchKeys } = await importTypeScript('shared/domain/src/searchKeys.ts')
/** @type {typeof import('../../shared/domain/src/coords.ts')} */
const { readCoords } = await importTypeScript('shared/domain/src/coords.ts')

const KEYS = ['geoCells', 'searchKeys']
const REVIEW = ['flagCount', 'decision', 'decisionReason']
const EMAILS = ['ownerEmail', 'authorEmail']
const NAMES = ['ownerDisplayName', 'authorDisplayName']

/**
 * Reports get the keys by which the gallery finds them, lose e-mail addresses, and keep what is known of
 * their review in a document of its own.
 * @type {import('./migrate.mjs').Step}
 */
export const reports = {
  collection: 'reports',
  fields: [
    ...['name', 'location', 'locationCoords', 'status', ...ownerFields],
    ...KEYS,
    ...REVIEW,
    ...EMAILS,
    ...NAMES,
  ],
  async plan(page, db) {
    const writes = []
    const notes = []
    const reviews = page.length > 0 ? await db.getAll(...page.map(reviewOf)) : []
    const nameless = page.filter((report) => hasAny(report, EMAILS) && !hasAny(report, NAMES))
    const usernames = await usernamesOf(db, nameless.map(ownerOf))
    for (const [at, report] of page.entries()) {
      const fields = {
        ...missingKeys(report),
        ...without(report, EMAILS),
        ...(nameless.includes(report) && nameFrom(usernames, report)),
        ...without(report, REVIEW),
      }
      if (KEYS.some((key) => key in fields)) notes.push('report got keys')
      if (hasAny(report, EMAILS)) notes.push('report lost e-mail addresses')
      if (Object.keys(fields).length > 0) writes.push({ seen: report, fields })

      const seen = reviews[at]
      if (!seen || (seen.exists && !hasAny(report, REVIEW))) continue
      writes.push({ seen, fields: reviewFields(report, seen) })
      notes.push(
        hasAny(report, REVIEW)
          ? 'report moved flags and decision to a review'
          : 'report got a review',
      )
    }
    return { writes, notes }
  },
}

/** @param {Snapshot} report */
const reviewOf = ({ ref }) => ref.collection('private').doc('review')

/** @param {Snapshot} report @param {readonly string[]} fields */
const hasAny = (report, fields) => fields.some((field) => report.get(field) !== undefined)

/** @param {Snapshot} report @param {readonly string[]} fields */
const without = (report, fields) =>
  Object.fromEntries(
    fields.filter((field) => hasAny(report, [field])).map((field) => [field, FieldValue.delete()]),
  )

/** @param {Snapshot} report */
const ownerOf = (report) => parseReport(report.id, report.data() ?? {}).ownerUid

/** @param {ReadonlyMap<string, string>} usernames @param {Snapshot} report */
function nameFrom(usernames, report) {
  const ownerDisplayName = usernames.get(ownerOf(report) ?? '')
  return ownerDisplayName === undefined ? {} : { ownerDisplayName }
}

/** The keys as Share writes them, from the same code; nothing if they are right. @param {Snapshot} report */
function missingKeys(report) {
  const text = (/** @type {string} */ field) => {
    /** @type {unknown} */
    const value = report.get(field)
    return typeof value === 'string' ? value : ''
  }
  const keys = {
    geoCells: geoCells(readCoords(report.get('locationCoords')), text('location')),
    searchKeys: searchKeys(text('name'), text('location')),
  }
  /** @type {{ geoCells: unknown, searchKeys: unknown }} */
  const stored = { geoCells: report.get('geoCells'), searchKeys: report.get('searchKeys') }
  return isDeepStrictEqual(keys, stored) ? {} : keys
}

/**
 * The review of a report, with what the report itself holds of it. A decided report that is public was
 * approved or restored, which clears it.
 * @param {Snapshot} report
 * @param {Snapshot} review
 */
function reviewFields(report, review) {
  const { flagCount, decisionReason } = parseReview(
    review.data(),
    parseReport(report.id, report.data() ?? {}),
  )
  /** @type {unknown} */
  const decision = review.get('decision') ?? report.get('decision')
  if (typeof decision !== 'string') return { flagCount }
  /** @type {unknown} */
  const cleared = review.get('cleared') ?? report.get('status') === 'public'
  return { flagCount, decision, ...(decisionReason && { decisionReason }), cleared }
}
