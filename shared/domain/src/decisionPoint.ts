import * as v from 'valibot'
import { flagReasonLabels } from './flag.ts'
import { orNull } from './stored.ts'

/** What a decision is based on in the guidelines: a reason of a flag that says what is wrong, or an intimate picture. */
export const decisionPoints = [
  'false',
  'harassment',
  'threats',
  'private-info',
  'minor',
  'nudity',
  'intimate',
  'impersonation',
  'spam',
  'other',
] as const

export type DecisionPoint = (typeof decisionPoints)[number]

export const decisionPointLabels: Readonly<Record<DecisionPoint, string>> = {
  ...flagReasonLabels,
  intimate: 'Intimate picture',
}

/** A stored point; null if it is '', missing or unknown. */
export const decisionPoint = orNull(v.picklist(decisionPoints))

/** The point and the admin's words in one text; '' if there are none. */
export function decisionText(point: DecisionPoint | null, reason: string): string {
  const label = point === null ? '' : decisionPointLabels[point]
  return label && reason ? `${label}: ${reason}` : label || reason
}
