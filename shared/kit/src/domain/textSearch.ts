import { fold } from './fold.ts'
import type { Report } from './report.ts'

type Searched = Pick<Report, 'name' | 'notes'>

// Folding 1,000 notes on every key stroke would be felt.
const folded = new WeakMap<Searched, string>()

/** Whether every word of `query` stands in the name or the notes, whatever its case or accents. */
export function matchesText(report: Searched, query: string): boolean {
  const words = fold(query).split(' ')
  const text = foldedText(report)
  return words.every((word) => text.includes(word))
}

function foldedText(report: Searched): string {
  const known = folded.get(report)
  if (known !== undefined) return known
  const text = `${fold(report.name)}\n${fold(report.notes)}`
  folded.set(report, text)
  return text
}
