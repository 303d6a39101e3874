/** A number, with what it counts. Null is an empty cell. */
export type NumberRow = readonly [subject: string, item: string, number: number | null]

/** Rows as comma-separated values, for a table program. */
export function toCsv(rows: readonly NumberRow[]): string {
  return [['Subject', 'Item', 'Number'], ...rows]
    .map((row) => row.map((cell) => quoted(String(cell ?? ''))).join(','))
    .join('\r\n')
}

/** Quoted where a comma, a quote or a line break would end the cell. */
const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
