import { editPattern, letterCode, MAX_PATTERN, measureEdits } from './editDistance.ts'
import { soundOf } from './townFold.ts'
import type { TownIndex } from './townIndex.ts'

/** Shorter sounds are too common. */
const MIN_SOUNDS = 3
/**
 * One of this many largest towns comes before a village of the same sound, even if the village has exactly
 * the typed name.
 */
const LARGE_TOWNS = 100
const VILLAGES_FROM = 5000

type SoundAlike = {
  readonly position: number
  /** False if only the beginning is alike. */
  readonly whole: boolean
  /** Whether it comes before a village that has exactly the typed name. */
  readonly beforeVillages: boolean
}

/** The largest towns whose names sound like the typed words, or begin like them. */
export function soundAlikes({ sounds, townsOf, nameOf, ...index }: TownIndex, words: string) {
  const typed = soundOf(words)
  if (typed.length < MIN_SOUNDS) return []
  const found: SoundAlike[] = []
  for (const [spelling, sound] of sounds.entries()) {
    if (!sound.startsWith(typed)) continue
    const position = townsOf[nameOf[spelling] ?? 0]?.[0]
    if (position === undefined) continue
    const whole = sound === typed
    const isOneEdit = whole && position < LARGE_TOWNS && editsTo(index, spelling, words) === 1
    found.push({ position, whole, beforeVillages: isOneEdit })
  }
  return found
}

/** Whether a town is so small that a large one of the same sound is meant more often. */
export const isVillage = (position: number): boolean => position >= VILLAGES_FROM

type Spellings = Pick<TownIndex, 'codes' | 'starts'>

function editsTo({ codes, starts }: Spellings, spelling: number, words: string): number {
  const typed = words.replaceAll(' ', '').slice(0, MAX_PATTERN)
  const pattern = editPattern(Array.from(typed, (letter) => letterCode(letter.charCodeAt(0))))
  const edits = { whole: 0, beginning: 0 }
  const [from = 0, to = 1] = [starts[spelling], starts[spelling + 1]]
  measureEdits(pattern, codes, from, to - 1, typed.length, edits)
  return edits.whole
}
