import type { Tone } from './tone.ts'

/** One member's experience with the person of a report, `reports/{reportId}/experiences/{id}`. */
export type Experience = {
  readonly id: string
  readonly reportId: string
  readonly userId: string | null
  readonly authorName: string
  readonly tone: Tone
  readonly notes: string
  readonly createdAt: Date | null
}
