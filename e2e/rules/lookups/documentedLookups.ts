import { readFileSync } from 'node:fs'
import type { Lookups } from './measure.ts'

/** Reads the table of docs/access.md whose first heading is Request. */
export function readLookups(): Lookups {
  const text = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8')
  const lines = text.split('\n')
  const rows = lines.slice(lines.findIndex((line) => line.startsWith('| Request ')) + 2)
  const end = rows.findIndex((line) => !line.startsWith('|'))
  return new Map(
    rows.slice(0, end).map((line) => {
      const [, name = '', count] = line.split('|').map((cell) => cell.trim())
      return [name, Number(count)]
    }),
  )
}

/** The rows of that table. */
export function lookupRows(all: Lookups): readonly string[] {
  return [...all].map(([name, count]) => `| ${name} | ${count} |`)
}
