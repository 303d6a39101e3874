const segmenter = new Intl.Segmenter('en-US', { granularity: 'grapheme' })

/** In characters. Segmentation takes quadratic time in V8, so a long text is split into pieces. */
const PIECE = 400

/**
 * The graphemes of a text: letters with their marks, or several characters joined to one sign. One of more
 * than 400 characters is cut.
 */
export function graphemes(text: string): readonly string[] {
  const letters: string[] = []
  let start = 0
  while (start < text.length) {
    const piece = text.slice(start, start + PIECE).replace(/(?<=.)[\ud800-\udbff]$/s, '')
    const found = Array.from(segmenter.segment(piece), ({ segment }) => segment)
    // The last grapheme may continue in the next piece.
    if (start + piece.length < text.length && found.length > 1) found.pop()
    letters.push(...found)
    start += found.join('').length
  }
  return letters
}

/** Consecutive characters that one typeface can draw. */
export type FontRun<T> = { readonly face: T; readonly text: string }

type Face = { readonly has: ReadonlySet<number> }

/** Splits a line into runs. A letter and its marks stay together. Null if no typeface can draw one of them. */
export function splitByFont<T extends Face>(
  line: string,
  faces: readonly T[],
): readonly FontRun<T>[] | null {
  const runs: FontRun<T>[] = []
  for (const text of graphemes(line)) {
    const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
    const face = faces.find(({ has }) => codes.every((code) => has.has(code)))
    if (!face) return null
    const last = runs.at(-1)
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + text }
    else runs.push({ face, text })
  }
  return runs
}

/**
 * Text that can be printed: composed letters, and no control or format characters except line breaks and the
 * joiners that some scripts need.
 */
export function toPrintable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, ' ')
}

/**
 * Breaks `text` into lines no wider than `width`, between words where possible. `measure` returns the
 * width of a text.
 */
export function wrapLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(
  text: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((word) => breakWord(word, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && measure(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

/** Splits a word that is wider than a line. */
function breakWord(
  word: string,
  width: number,
  measure: (text: string) => number,
): readonly string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of graphemes(word)) {
    if (piece !== '' && measure(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}
