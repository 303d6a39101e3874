/** Whom a member wants to see. */
export const showMeOptions = ['women', 'men', 'nonbinary', 'everyone'] as const

export type ShowMe = (typeof showMeOptions)[number]

export const showMeLabels: Readonly<Record<ShowMe, string>> = {
  women: 'Women',
  men: 'Men',
  nonbinary: 'Non-binary',
  everyone: 'Everyone',
}

/** The choice after `option` was pressed: Everyone stands alone, and nothing means Everyone. */
export function toggleShowMe(chosen: readonly ShowMe[], option: ShowMe): readonly ShowMe[] {
  if (option === 'everyone') return ['everyone']
  const next = showMeOptions.filter(
    (each) => each !== 'everyone' && chosen.includes(each) !== (each === option),
  )
  return next.length > 0 ? next : ['everyone']
}
