/** Whom the person shared wants to see. */
export const wantsToSeeOptions = ['men', 'women', 'everyone'] as const

export type WantsToSee = (typeof wantsToSeeOptions)[number]

export const wantsToSeeLabels: Readonly<Record<WantsToSee, string>> = {
  men: 'Men',
  women: 'Women',
  everyone: 'Everyone',
}

/** Whether a value from outside is such an option. */
export function isWantsToSee(value: unknown): value is WantsToSee {
  return wantsToSeeOptions.some((option) => option === value)
}
