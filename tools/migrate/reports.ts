import { isDeepStrictEqual } from 'node:util'
import { FieldValue } from 'firebase-admin/firestore'
import { geoCells } from '../../mf-gallery/src/place/geoCells.ts'
import { readCoords, roundCoords } from '../../shared/domain/src/coords.ts'
import { parseReport, parseReview } from '../../shared/domain/src/report.ts'
import { searchKeys } from '../../shared/domain/src/searchKeys.ts'
import { roundedPlace } from './coordinates.ts'
import type { Snapshot, Step } from './migrate.mjs'
import { ownerFields, ownerOf } from './reportOwner.ts'
import { usernamesOf } from './usernames.ts'

const KEYS = ['geoCells', 'searchKeys']
const REVIEW = ['flagCount', 'decision', 'decisionReason']
const EMAILS = ['ownerEmail', 'authorEmail']
/** `authorUid` stays: Share writes it. */
const LEGACY_OWNERS = ownerFields.filter((field) => !['ownerUid', 'authorUid'].includes(field))
const NAMES = ['ownerDisplayName', 'authorDisplayName']

/**
 * Reports get their owner and the keys by which the gallery finds them, lose e-mail addresses, and keep what is known of
 * their review in a document of its own.
 */
export const reports: Step = {
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
        ...exactPlace(report),
        ...missingKeys(report),
        ...without(report, EMAILS),
        ...(nameless.includes(report) && nameFrom(usernames, report)),
        ...without(report, REVIEW),
        ...(report.get('ownerUid') !== ownerOf(report) && { ownerUid: ownerOf(report) }),
        ...without(report, LEGACY_OWNERS),
      }
      if ('ownerUid' in fields) notes.push('report got an owner')
      if ('locationCoords' in fields) notes.push('report lost decimals of coordinates')
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

const reviewOf = ({ ref }: Snapshot) => ref.collection('private').doc('review')

const hasAny = (report: Snapshot, fields: readonly string[]) =>
  fields.some((field) => report.get(field) !== undefined)

const without = (report: Snapshot, fields: readonly string[]) =>
  Object.fromEntries(
    fields.filter((field) => hasAny(report, [field])).map((field) => [field, FieldValue.delete()]),
  )

function nameFrom(usernames: ReadonlyMap<string, string>, report: Snapshot) {
  const ownerDisplayName = usernames.get(ownerOf(report))
  return ownerDisplayName === undefined ? {} : { ownerDisplayName }
}

function exactPlace(report: Snapshot) {
  const locationCoords = roundedPlace(report.get('locationCoords'))
  return locationCoords ? { locationCoords } : {}
}

/** The keys as Share writes them, from the same code; nothing if they are right. */
function missingKeys(report: Snapshot) {
  const text = (field: string) => {
    const value: unknown = report.get(field)
    return typeof value === 'string' ? value : ''
  }
  const coords = readCoords(report.get('locationCoords'))
  const keys = {
    geoCells: geoCells(coords && roundCoords(coords), text('location')),
    searchKeys: searchKeys(text('name'), text('location')),
  }
  const stored: Record<string, unknown> = {
    geoCells: report.get('geoCells'),
    searchKeys: report.get('searchKeys'),
  }
  return isDeepStrictEqual(keys, stored) ? {} : keys
}

/**
 * The review of a report, with what the report itself holds of it. A decided report that is public was
 * approved or restored, which clears it.
 */
function reviewFields(report: Snapshot, review: Snapshot) {
  const { flagCount, decisionReason } = parseReview(
    review.data(),
    parseReport(report.id, report.data() ?? {}),
  )
  const decision: unknown = review.get('decision') ?? report.get('decision')
  if (typeof decision !== 'string') return { flagCount }
  const cleared: unknown = review.get('cleared') ?? report.get('status') === 'public'
  return { flagCount, decision, ...(decisionReason && { decisionReason }), cleared }
}
