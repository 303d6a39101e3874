import { graphemes } from './graphemes.ts'

/** Consecutive characters that one typeface draws. */
export type Run<T> = { readonly face: T; readonly text: string }

type Face = { readonly has: ReadonlySet<number> }

/** Splits a line into runs; a letter with its marks stays together. Null if there is one that no typeface draws. */
export function splitRuns<T extends Face>(
  line: string,
  faces: readonly T[],
): readonly Run<T>[] | null {
  const runs: Run<T>[] = []
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
 * Text as it can be set: composed letters, no control or format characters but line breaks and the
 * joiners that letters of some scripts are shaped by.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\u200c\u200d]/gu, ' ')
}
