/**
 * Begins a step of a command; call the answer when it is done, which prints its line.
 * @param {string} what
 */
export function step(what) {
  const started = performance.now()
  return (note = '') =>
    console.log(`  ✓ ${what}${note && `, ${note}`} (${seconds(performance.now() - started)})`)
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
