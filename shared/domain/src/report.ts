import * as v from 'valibot'
import type { Coords } from './coords.ts'
import { type DecisionPoint, decisionPoint, decisionText } from './decisionPoint.ts'
import type { Fields } from './fields.ts'
import { type Gender, genders, type WantsToSee, wantsToSeeOptions } from './gender.ts'
import { limits } from './limits.ts'
import { authorName } from './member.ts'
import {
  coords,
  count,
  date,
  filledOrNull,
  line,
  lineOrNull,
  oneOf,
  orNull,
  part,
  preview,
  text,
} from './stored.ts'
import { type CountsByTone, type Tone, tones } from './tone.ts'

const reportStatuses = ['public', 'pending', 'rejected'] as const

export type ReportStatus = (typeof reportStatuses)[number]

/** A shared profile, `reports/{id}`. A field is null where an older document has no usable value. */
export type Report = {
  readonly id: string
  readonly ownerUid: string | null
  /** Null if its owner does not show one. */
  readonly ownerName: string | null
  readonly name: string
  readonly age: number | null
  readonly tone: Tone
  readonly notes: string
  readonly location: string
  readonly coords: Coords | null
  readonly gender: Gender | null
  readonly wantsToSee: WantsToSee | null
  /** The data URL of the preview, JPEG or WebP; in older documents the full photo. */
  readonly photoUrl: string | null
  readonly createdAt: Date | null
  /** When its notes last changed; null if never. */
  readonly revisedAt: Date | null
  readonly status: ReportStatus
  readonly counters: CountsByTone
  /** In older documents only; others have it in their review. */
  readonly flagCount: number
  /** The admin's reason for the last decision, in older documents only. */
  readonly decisionReason: string | null
}

/** What the owner and admins know of a report's review, `reports/{id}/private/review`. */
export type Review = {
  readonly flagCount: number
  /** The log entry's id of the last decision; null if there is none, and where an older report names it itself. */
  readonly decision: string | null
  /** Why: the point of the guidelines and the admin's words. */
  readonly decisionReason: string | null
  /** The point of the guidelines; null if the decision names none. */
  readonly point: DecisionPoint | null
  /** The log entry's id of the last decision on other notes, since the one on the report; null if there is none. */
  readonly revision: string | null
}

const storedReview = v.object({
  flagCount: count,
  decision: filledOrNull,
  decisionPoint,
  decisionReason: line(limits.decisionReason),
  cleared: v.fallback(v.boolean(), false),
  revision: filledOrNull,
})

/**
 * Parses a stored review. An older report holds these fields itself: its flags are added until a decision
 * moves them to the review.
 */
export function parseReview(
  fields: Fields | undefined,
  report: Pick<Report, 'flagCount' | 'decisionReason'>,
): Review {
  const { flagCount, decision, decisionPoint, decisionReason, cleared, revision } = v.parse(
    storedReview,
    fields ?? {},
  )
  return {
    flagCount: cleared ? flagCount : flagCount + report.flagCount,
    decision,
    decisionReason: decisionText(decisionPoint, decisionReason) || report.decisionReason,
    point: decisionPoint,
    revision,
  }
}

/** The owner of a report that names nobody. No member has this uid. */
export const NOBODY = '-'

const owner = v.object({
  ownerUid: filledOrNull,
  ownerDisplayName: filledOrNull,
  authorDisplayName: filledOrNull,
  ownerEmail: filledOrNull,
  authorEmail: filledOrNull,
})

const storedReport = v.object({
  name: line(limits.reportName, 'Unnamed'),
  age: orNull(
    v.pipe(
      v.number(),
      v.minValue(0),
      v.ltValue(150),
      v.transform((age) => Math.floor(age)),
    ),
  ),
  tone: oneOf(tones, 'yellow'),
  notes: text(limits.notes),
  location: line(limits.location),
  locationCoords: coords,
  gender: orNull(v.picklist(genders)),
  wantsToSee: orNull(v.picklist(wantsToSeeOptions)),
  photoUrl: preview,
  createdAt: date,
  revisedAt: date,
  status: oneOf(reportStatuses, 'pending'),
  counters: part({ green: count, yellow: count, red: count }),
  flagCount: count,
  decisionReason: lineOrNull(limits.decisionReason),
})

/**
 * Parses a stored report of any age. Missing or invalid fields become placeholders. An unreadable tone
 * becomes Caution, because green would mislead, and an unreadable status becomes `pending`.
 */
export function parseReport(id: string, fields: Fields): Report {
  const { locationCoords, ...report } = v.parse(storedReport, fields)
  return { id, ...readOwner(fields), coords: locationCoords, ...report }
}

function readOwner(fields: Fields): Pick<Report, 'ownerUid' | 'ownerName'> {
  const known = v.parse(owner, fields)
  const names = {
    displayName: known.ownerDisplayName,
    userName: known.authorDisplayName,
    email: known.ownerEmail ?? known.authorEmail,
  }
  const hasName = Object.values(names).some((name) => name !== null)
  return {
    ownerUid: known.ownerUid === NOBODY ? null : known.ownerUid,
    ownerName: hasName ? authorName(names) : null,
  }
}

/** What the person described answered to a profile, `reports/{reportId}/reply/subject`. An admin put it there. */
export type Reply = { readonly text: string; readonly createdAt: Date | null }

const stored = v.object({ text: lineOrNull(limits.reply), createdAt: date })

/** Parses a stored answer; null without a text. */
export function parseReply(fields: Fields): Reply | null {
  const { text, createdAt } = v.parse(stored, fields)
  return text === null ? null : { text, createdAt }
}
