import { readFileSync } from 'node:fs'

/** One row of the documented matrix. */
export type AccessMatrixRow = {
  readonly path: string
  readonly action: string
  readonly allowedFor: Readonly<Record<string, boolean>>
}

/** Reads the table of docs/access.md whose first heading is Path. Throws on an unknown mark. */
export function readAccessMatrix(): readonly AccessMatrixRow[] {
  const text = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8')
  const lines = text.split('\n')
  const start = lines.findIndex((line) => line.startsWith('| Path'))
  const [heading, , ...body] = lines.slice(start)
  const [, , ...columns] = cells(heading ?? '')
  const end = body.findIndex((line) => !line.startsWith('|'))
  let above = ''
  return body.slice(0, end).map((line) => {
    const [path = '', action = '', ...marks] = cells(line)
    above = path.replaceAll('`', '') || above
    const marksByColumn = columns.map((column, i) => [column, isYes(marks[i], line)] as const)
    return { path: above, action, allowedFor: Object.fromEntries(marksByColumn) }
  })
}

function cells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

function isYes(mark: string | undefined, line: string): boolean {
  if (mark !== 'yes' && mark !== '–') throw new Error(`Expected yes or –: ${line}`)
  return mark === 'yes'
}
