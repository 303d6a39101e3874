const PROFILES_PER_AD = 6

/** Whether an ad follows the profile at this index, counted from 0. */
export function isAdAfter(index: number): boolean {
  return (index + 1) % PROFILES_PER_AD === 0
}
