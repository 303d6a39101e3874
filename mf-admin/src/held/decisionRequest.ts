import { decisionPoints } from '@greenlight/domain/decisionPoint'
import * as v from 'valibot'

const point = v.exactOptional(v.nullable(v.picklist(decisionPoints)))
const flags = v.exactOptional(v.pipe(v.array(v.string()), v.readonly()))
const basis = {
  id: v.exactOptional(v.string()),
  previous: v.exactOptional(v.string()),
  flags,
  point,
}
const about = { id: v.string(), reason: v.string(), point }
/** Profiles with the same photo that return to the queue when an appeal is granted. */
const returns = v.exactOptional(v.pipe(v.array(v.string()), v.readonly()))
const openCase = v.object({ id: v.string(), by: v.string() })

/** What a decision asks of the database, as data, so that it can be kept on the device until it is sent. */
export const DecisionRequestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('report'),
    reportId: v.string(),
    action: v.picklist(['approve', 'reject', 'takedown', 'restore']),
    reason: v.string(),
    basis: v.object(basis),
    returns,
  }),
  v.object({
    kind: v.literal('report-deletion'),
    reportId: v.string(),
    reason: v.string(),
    /** When the report was shared, in ms. */
    createdAt: v.nullable(v.number()),
    basis: v.object({ ...basis, keepsPhoto: v.boolean() }),
  }),
  v.object({
    kind: v.literal('dismissal'),
    targetPath: v.string(),
    reason: v.string(),
    basis: v.object(basis),
  }),
  v.object({
    kind: v.literal('contribution-deletion'),
    targetPath: v.string(),
    reason: v.string(),
    point,
  }),
  v.object({
    kind: v.literal('message-removal'),
    targetPath: v.string(),
    sender: v.string(),
    reason: v.string(),
    point,
  }),
  v.object({
    kind: v.literal('warning'),
    uid: v.string(),
    targetPath: v.exactOptional(v.string()),
    flags,
    ...about,
  }),
  v.object({
    kind: v.literal('ban'),
    uid: v.string(),
    targetPath: v.exactOptional(v.string()),
    flags,
    takeDown: v.boolean(),
    ...about,
  }),
  v.object({ kind: v.literal('unban'), uid: v.string(), reason: v.string() }),
  v.object({
    kind: v.literal('request-grant'),
    id: v.string(),
    openCase,
    grant: v.variant('act', [
      v.object({
        act: v.picklist(['takedown', 'delete']),
        reportId: v.string(),
        reason: v.string(),
      }),
      v.object({ act: v.literal('reply'), reportId: v.string(), text: v.string() }),
      v.object({ act: v.literal('none') }),
    ]),
    answer: v.string(),
  }),
  v.object({
    kind: v.literal('appeal-grant'),
    id: v.string(),
    openCase,
    isBan: v.boolean(),
    restores: v.nullable(v.string()),
    answer: v.string(),
    returns,
  }),
  v.object({ kind: v.literal('decline'), id: v.string(), openCase, answer: v.string() }),
  v.object({
    kind: v.literal('revision'),
    takes: v.boolean(),
    revision: v.object({ reportId: v.string(), notes: v.string() }),
    /** As the admin saw it. */
    report: v.object({ status: v.picklist(['pending', 'public', 'rejected']) }),
    ...about,
  }),
])

export type DecisionRequest = v.InferOutput<typeof DecisionRequestSchema>
