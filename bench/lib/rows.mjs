import { appendFileSync } from 'node:fs'

/**
 * A row of the table.
 * @typedef {object} Row
 * @property {string} what
 * @property {'ms' | 'KB' | 'MB' | '%' | 'reads' | 'requests' | 'frames' | ''} unit
 * @property {number} ours
 * @property {{ name: string, value: number }} [rival] what it is compared with in the same run
 * @property {number} [most] fine up to this amount in `unit`
 * @property {number} [least] fine from this amount on
 * @property {number} [ratio] fine up to this many times the rival's
 */

/**
 * Adds a row to the table that `npm run bench` prints at the end.
 * @param {Row} row
 */
export function record(row) {
  const file = process.env['GREENLIGHT_BENCH_ROWS']
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`)
}
