import { isNoisy } from './noise.mjs'

/** @typedef {import('./rows.mjs').Row} Row */
/** @typedef {Row & { times?: number, ok?: boolean }} Judged */
/** @typedef {ReturnType<typeof import('./noise.mjs').machineNoise>} Noise */

/**
 * Adds whether a row reaches its aim. A row without an aim is only printed.
 * @param {Row} row
 * @returns {Judged}
 */
export function judge(row) {
  const { ours, rival, most, least, ratio } = row
  const times = rival && ours / rival.value
  const aims = [
    most === undefined || ours <= most,
    least === undefined || ours >= least,
    ratio === undefined || (times ?? 0) <= ratio,
  ]
  const judged = most !== undefined || least !== undefined || ratio !== undefined
  return { ...row, ...(times && { times }), ...(judged && { ok: aims.every(Boolean) }) }
}

/**
 * @param {Judged[]} rows
 * @param {{ before: Noise, after: Noise }} noise
 */
export function printTable(rows, { before, after }) {
  const head = ['what', 'ours', 'rival', 'ratio', 'reach', 'ok']
  const lines = [head, ...rows.map(cells)]
  const widths = head.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  console.log()
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
  if ([before, after].some(isNoisy)) {
    console.log(
      '\nThe machine was busy with other things: take bytes and counts, not times, from this run.',
    )
  }
}

/** @param {Judged} row */
function cells({ what, unit, ours, rival, times, most, least, ratio, ok }) {
  const reach = [
    most !== undefined && `≤ ${amount(most)} ${unit}`,
    least !== undefined && `≥ ${amount(least)} ${unit}`,
    ratio !== undefined && `≤ ${ratio} x`,
  ]
  return [
    what,
    `${amount(ours)} ${unit}`,
    rival ? `${rival.name} ${amount(rival.value)}` : '',
    times ? `${times.toFixed(2)} x` : '',
    reach.filter(Boolean).join(', '),
    ok === undefined ? '' : ok ? 'yes' : 'NO',
  ]
}

/** @param {number} value */
const amount = (value) => String(Number(value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0)))
