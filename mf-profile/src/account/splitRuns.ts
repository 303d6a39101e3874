/** Consecutive characters that one typeface draws. */
export type Run<T> = { readonly face: T; readonly text: string }

type Face = { readonly has: ReadonlySet<number> }

/** Stands for what no typeface can draw. */
export const UNPRINTABLE = '\ufffd'

const graphemes = new Intl.Segmenter('en-US', { granularity: 'grapheme' })

/** Splits a line into runs. A letter with its marks stays together; what nobody can draw becomes `UNPRINTABLE`. */
export function splitRuns<T extends Face>(
  line: string,
  faces: readonly [T, ...T[]],
): readonly Run<T>[] {
  const runs: Run<T>[] = []
  for (const { segment } of graphemes.segment(line)) {
    const codes = [...segment].map((character) => character.codePointAt(0) ?? 0)
    const able = faces.find(({ has }) => codes.every((code) => has.has(code)))
    const last = runs.at(-1)
    const run = able ? { face: able, text: segment } : { face: faces[0], text: UNPRINTABLE }
    if (last?.face === run.face) runs[runs.length - 1] = { ...last, text: last.text + run.text }
    else runs.push(run)
  }
  return runs
}

/** Text as it can be set: composed letters, no control or format characters but line breaks. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
}
