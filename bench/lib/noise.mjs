import { loadavg } from 'node:os'

const RUNS = 15

/**
 * How busy the machine is: its load, and how much longer the slowest of several equal calculations took than
 * the fastest.
 * @returns {{ load: number, spread: number }}
 */
export function machineNoise() {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    let sum = 0
    for (let at = 0; at < 2e7; at++) sum += at % 7
    return sum > 0 ? performance.now() - started : 0
  }).slice(5) // the first ones include compilation
  return { load: loadavg()[0] ?? 0, spread: Math.max(...times) / Math.min(...times) }
}

/** @param {{ load: number, spread: number }} noise */
export const isNoisy = ({ load, spread }) => load > 2.5 || spread > 1.5
