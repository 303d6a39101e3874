import type { Coords } from './coords.ts'
import type { Gender } from './gender.ts'
import type { Tone, ToneCounts } from './tone.ts'
import type { WantsToSee } from './wantsToSee.ts'

export const reportStatuses = ['public', 'pending', 'rejected'] as const

export type ReportStatus = (typeof reportStatuses)[number]

/** A shared profile, `reports/{id}`. Null where an older document has nothing usable. */
export type Report = {
  readonly id: string
  readonly ownerUid: string | null
  readonly ownerName: string | null
  readonly name: string
  readonly age: number | null
  readonly tone: Tone
  readonly notes: string
  readonly location: string
  readonly coords: Coords | null
  readonly gender: Gender | null
  readonly wantsToSee: WantsToSee | null
  /** A JPEG data URL of the preview; in older documents the full photo. */
  readonly photoUrl: string | null
  readonly createdAt: Date | null
  readonly status: ReportStatus
  readonly counters: ToneCounts
  readonly flagCount: number
  /** Why an admin decided as they did, shown to the owner. */
  readonly decisionReason: string | null
}
