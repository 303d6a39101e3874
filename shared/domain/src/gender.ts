/** Stored values, of a member's own gender and of the person in a report. */
export const genders = ['woman', 'man', 'nonbinary', 'other'] as const

export type Gender = (typeof genders)[number]

export const genderLabels: Readonly<Record<Gender, string>> = {
  woman: 'Woman',
  man: 'Man',
  nonbinary: 'Non-binary',
  other: 'Another',
}

/** Whether an untrusted value is a gender. */
export function isGender(value: unknown): value is Gender {
  return genders.some((gender) => gender === value)
}

/** Whom a member wants to see in the gallery. */
export const showMeOptions = ['women', 'men', 'nonbinary', 'everyone'] as const

export type ShowMe = (typeof showMeOptions)[number]

export const showMeLabels: Readonly<Record<ShowMe, string>> = {
  women: 'Women',
  men: 'Men',
  nonbinary: 'Non-binary',
  everyone: 'Everyone',
}

/** The selection after a press on `option`: Everyone excludes the others, and an empty selection becomes Everyone. */
export function toggleShowMe(chosen: readonly ShowMe[], option: ShowMe): readonly ShowMe[] {
  if (option === 'everyone') return ['everyone']
  const next = showMeOptions.filter(
    (each) => each !== 'everyone' && chosen.includes(each) !== (each === option),
  )
  return next.length > 0 ? next : ['everyone']
}

/** Whom the person in a report wants to see. */
export const wantsToSeeOptions = ['men', 'women', 'everyone'] as const

export type WantsToSee = (typeof wantsToSeeOptions)[number]

export const wantsToSeeLabels: Readonly<Record<WantsToSee, string>> = {
  men: 'Men',
  women: 'Women',
  everyone: 'Everyone',
}

/** Whether an untrusted value is one of `wantsToSeeOptions`. */
export function isWantsToSee(value: unknown): value is WantsToSee {
  return wantsToSeeOptions.some((option) => option === value)
}

/** "Woman · Looking for men", as far as it is known; else empty. */
export function soughtText(person: {
  readonly gender: Gender | null
  readonly wantsToSee: WantsToSee | null
}): string {
  const { gender, wantsToSee } = person
  const facts = [
    gender && genderLabels[gender],
    wantsToSee && `Looking for ${wantsToSeeLabels[wantsToSee].toLowerCase()}`,
  ]
  return facts.filter(Boolean).join(' · ')
}
