/** Up to two initials: whole characters, so that an emoji or an accent is never cut. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s_.-]+/u)
  return words
    .map((word) => [...word.normalize('NFC')][0] ?? '')
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase()
}
