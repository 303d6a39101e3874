/** As stored; the same values for a member's own gender and for the person shared. */
export const genders = ['woman', 'man', 'nonbinary', 'other'] as const

export type Gender = (typeof genders)[number]

export const genderLabels: Readonly<Record<Gender, string>> = {
  woman: 'Woman',
  man: 'Man',
  nonbinary: 'Non-binary',
  other: 'Another',
}

/** Whether a value from outside is a gender. */
export function isGender(value: unknown): value is Gender {
  return genders.some((gender) => gender === value)
}
