/** The ratings of a profile or an experience, mildest first. */
export const tones = ['green', 'yellow', 'red'] as const

export type Tone = (typeof tones)[number]

export type CountsByTone = Readonly<Record<Tone, number>>

export const toneLabels: Readonly<Record<Tone, string>> = {
  green: 'Greenlight',
  yellow: 'Caution',
  red: 'Redlight',
}

/** Whether an untrusted value is a tone. */
export function isTone(value: unknown): value is Tone {
  return tones.some((tone) => tone === value)
}
