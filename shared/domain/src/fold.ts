/** Letters that Unicode does not decompose into a base letter and an accent. */
const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
}

/** Normalizes text for comparing: lower case, no accents, single spaces, trimmed. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => undecomposed[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Folded text as words of letters and digits with single blanks between them: "Coeur d’Alene" is
 * "coeur dalene", "Winston-Salem" is "winston salem".
 */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/['’‘ʻʼ`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
