import type { Case } from './case.ts'
import type { FlagReason } from './flag.ts'

/** Reasons that cannot wait: each hour more can harm somebody. The most urgent first. */
export const urgentReasons = [
  'minor',
  'nudity',
  'threats',
  'private-info',
] as const satisfies readonly FlagReason[]

/** So many flags hide a profile. */
export const HIDING_FLAGS = 3

/** Intimate pictures and people under 18 come first. */
export function isUrgentCase({ kind, wish, relation }: Case): boolean {
  return kind === 'removal' && (wish === 'intimate' || relation === 'minor')
}
