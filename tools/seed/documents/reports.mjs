import { importTypeScript } from '../../stack/importTypeScript.mjs'
import { photoOf, placeOf, reports, usernameOf } from '../data.mjs'
import { between, flagDocument, hoursBefore } from './document.mjs'

/**
 * @typedef {import('./document.mjs').SeedDocument} SeedDocument
 * @typedef {import('../data.mjs').Report} Report
 */

/** @type {typeof import('@greenlight/domain/searchKeys')} */
const { searchKeys } = await importTypeScript('shared/domain/src/searchKeys.ts')

const AGE = { oldestDays: 150, newestHours: 5 }

/**
 * When each report was shared: many lately, fewer long ago.
 * @param {Date} moment
 * @returns {Map<string, Date>} by report id
 */
export const shareDates = (moment) =>
  new Map(
    reports.map(({ id }, index) => {
      const age = (index / (reports.length - 1)) ** 1.5
      // The last term moves each report off the full hour.
      const hours = AGE.newestHours + age * AGE.oldestDays * 24 + ((index * 0.37) % 1)
      return [id, hoursBefore(moment, hours)]
    }),
  )

/**
 * Reports with their photos, flags and decisions.
 * @param {Date} moment
 * @returns {SeedDocument[]}
 */
export function reportDocuments(moment) {
  const dates = shareDates(moment)
  return reports.flatMap((report) => {
    const createdAt = dates.get(report.id) ?? moment
    const path = `reports/${report.id}`
    const photo = photoOf(report.id)
    return [
      {
        path,
        data: { ...fieldsOf(report, createdAt), photoUrl: photo.preview, photoKeys: photo.keys },
      },
      { path: `${path}/photos/full`, data: { dataUrl: photo.full } },
      ...reviewOf(report, createdAt, moment),
    ]
  })
}

/** @param {Report} report @param {Date} createdAt */
function fieldsOf(report, createdAt) {
  const ownerUid = report.by ?? 'owner'
  const { text, coords, cells } = placeOf(report.at)
  return {
    name: report.name,
    age: report.age,
    tone: report.tone,
    notes: report.notes,
    location: text,
    locationCoords: coords,
    geoCells: cells,
    searchKeys: searchKeys(report.name, text),
    gender: report.gender,
    wantsToSee: report.wants,
    ownerUid,
    authorUid: ownerUid,
    ownerDisplayName: usernameOf(ownerUid),
    createdAt,
    status: report.review?.status ?? 'public',
    counters: { green: 0, yellow: 0, red: 0 },
  }
}

/**
 * What admins know of a report: its review, its flags and their decision.
 * @param {Report} report
 * @param {Date} createdAt
 * @param {Date} moment
 */
function reviewOf({ id, by, review }, createdAt, moment) {
  const notes = review?.flags ?? []
  const target = `reports/${id}`
  const isOpen = !review || review.status === 'pending'
  const isPublic = review?.status === 'public'
  const decidedAt = between(createdAt, moment, 0.85)
  const decision = `decision-${id}`
  /** @type {import('./document.mjs').FlagDecision} */
  const decided = { state: isPublic ? 'dismissed' : 'upheld', at: decidedAt, decision }
  const flags = notes.map((note, index) =>
    flagDocument(note, {
      path: target,
      author: by ?? 'owner',
      at: between(createdAt, moment, 0.2 + index * 0.2),
      ...(!isOpen && { decided }),
    }),
  )
  const reason = review?.reason ?? ''
  const action = isPublic ? 'approve' : 'reject'
  const logEntry = {
    path: `modlog/${decision}`,
    data: { actor: 'admin', action, target, reason, at: decidedAt },
  }
  const count = isPublic ? 0 : notes.length
  const decidedFields = { decision, decisionReason: reason, cleared: isPublic }
  const stored = {
    path: `${target}/private/review`,
    data: { flagCount: count, ...(!isOpen && decidedFields) },
  }
  return [stored, ...flags, ...(isOpen ? [] : [logEntry])]
}
