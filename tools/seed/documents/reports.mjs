import { usernameOf } from '../accounts.mjs'
import { reportsInOrder } from '../reports/inOrder.mjs'
import { between, hoursBefore } from './document.mjs'
import { flagDocument } from './flag.mjs'

/**
 * @typedef {import('./document.mjs').SeedDocument} SeedDocument
 * @typedef {import('../reports/inOrder.mjs').RankedReport} RankedReport
 * @typedef {{ preview: string, full: string }} Photo JPEG data URLs, 320 and 800 pixels square
 */

const span = { days: 150, newestHours: 5 }

/**
 * When each report was shared: many lately, fewer long ago.
 * @param {Date} moment
 * @returns {Map<string, Date>}
 */
export const shareDates = (moment) =>
  new Map(
    reportsInOrder.map(({ id }, at) => {
      const age = (at / (reportsInOrder.length - 1)) ** 1.5
      // A few minutes apart from the full hour, as life is.
      return [id, hoursBefore(moment, span.newestHours + age * span.days * 24 + ((at * 0.37) % 1))]
    }),
  )

/** @param {RankedReport} report @param {Date} createdAt @param {Photo} photo @returns {SeedDocument[]} */
function shared(report, createdAt, photo) {
  const ownerUid = report.by ?? 'owner'
  const path = `reports/${report.id}`
  const data = {
    name: report.name,
    age: report.age,
    tone: report.tone,
    notes: report.notes,
    location: report.at.text,
    locationCoords: report.at.coords,
    geoCells: report.at.cells,
    gender: report.gender,
    wantsToSee: report.wants,
    photoUrl: photo.preview,
    ownerUid,
    authorUid: ownerUid,
    ownerDisplayName: usernameOf(ownerUid),
    createdAt,
    status: report.review?.status ?? 'public',
    counters: { green: 0, yellow: 0, red: 0 },
  }
  return [
    { path, data },
    { path: `${path}/photos/full`, data: { dataUrl: photo.full } },
  ]
}

/** What members flagged and an admin decided. @param {RankedReport} report @param {Date} createdAt @param {Date} moment */
function reviewed({ id, review }, createdAt, moment) {
  const notes = review?.flags ?? []
  const target = `reports/${id}`
  const isOpen = !review || review.status === 'pending'
  const decidedAt = between(createdAt, moment, 0.85)
  const isPublic = review?.status === 'public'
  /** @type {import('./flag.mjs').FlagDecision} */
  const decided = { state: isPublic ? 'dismissed' : 'upheld', at: decidedAt }
  const flags = notes.map((note, at) =>
    flagDocument(note, {
      path: target,
      at: between(createdAt, moment, 0.2 + at * 0.2),
      ...(!isOpen && { decided }),
    }),
  )
  const reason = review?.reason ?? ''
  const decision = `decision-${id}`
  const entry = {
    path: `modlog/${decision}`,
    data: {
      actor: 'admin',
      action: isPublic ? 'approve' : 'reject',
      target,
      reason,
      at: decidedAt,
    },
  }
  const count = isPublic ? 0 : notes.length
  return {
    fields: {
      ...((isPublic || count > 0) && { flagCount: count }),
      ...(!isOpen && { decision, decisionReason: reason }),
    },
    documents: isOpen ? flags : [...flags, entry],
  }
}

/**
 * Reports with their photos, flags and decisions.
 * @param {Date} moment
 * @param {(id: string) => Photo} photoOf
 * @returns {SeedDocument[]}
 */
export function reportDocuments(moment, photoOf) {
  const dates = shareDates(moment)
  return reportsInOrder.flatMap((report) => {
    const createdAt = dates.get(report.id) ?? moment
    const { fields, documents } = reviewed(report, createdAt, moment)
    const [main, ...rest] = shared(report, createdAt, photoOf(report.id))
    return main
      ? [{ path: main.path, data: { ...main.data, ...fields } }, ...rest, ...documents]
      : []
  })
}
