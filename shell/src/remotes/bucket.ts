const KEY = 'gl.bucket.v1'

/** This browser's place among 100, drawn once: it decides which canaries it gets. */
export function bucket(): number {
  const stored = Number(localStorage.getItem(KEY) ?? NaN)
  if (Number.isInteger(stored) && stored >= 0 && stored < 100) return stored
  const drawn = Math.floor(Math.random() * 100)
  localStorage.setItem(KEY, String(drawn))
  return drawn
}
