import { type Tone, type ToneCounts, tones } from './tone.ts'

/** Counts shown for a profile: the document's counters plus the loaded experiences, by tone. */
export function countTones(
  counters: ToneCounts,
  experiences: readonly { readonly tone: Tone }[],
): ToneCounts {
  const counts = { ...counters }
  for (const { tone } of experiences) counts[tone] += 1
  return counts
}

/** All tones together. */
export function totalCount(counts: ToneCounts): number {
  return tones.reduce((sum, tone) => sum + counts[tone], 0)
}
