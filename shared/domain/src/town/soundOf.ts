const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sch|sh|ch/g, 'j'],
  [/ck|c(?![eiy])|q/g, 'k'],
  [/z|c/g, 's'],
  [/gh/g, 'g'],
  [/(?<=.)[aeiouyhw ]/g, ''],
  [/(.)\1+/g, '$1'],
]

/** How folded words sound, roughly: "phenix", "fenix" and "phoenix" are "fnx". */
export function soundOf(words: string): string {
  return spellings.reduce((sound, [from, to]) => sound.replace(from, to), words)
}
