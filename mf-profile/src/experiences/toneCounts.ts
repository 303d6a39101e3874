import { type CountsByTone, type Tone, tones } from '@greenlight/domain/tone'

/** The counts of a profile by tone: the counters of the document plus the loaded experiences. */
export function countTones(
  counters: CountsByTone,
  experiences: readonly { readonly tone: Tone }[],
): CountsByTone {
  const counts = { ...counters }
  for (const { tone } of experiences) counts[tone] += 1
  return counts
}

export function addCounts(a: CountsByTone, b: CountsByTone): CountsByTone {
  return { green: a.green + b.green, yellow: a.yellow + b.yellow, red: a.red + b.red }
}

export function totalCount(counts: CountsByTone): number {
  return tones.reduce((sum, tone) => sum + counts[tone], 0)
}
