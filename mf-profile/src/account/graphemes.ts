const segmenter = new Intl.Segmenter('en-US', { granularity: 'grapheme' })

/** What a reader takes for one letter each: with its marks, or joined from several characters. */
export function graphemes(text: string): readonly string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
