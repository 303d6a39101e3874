/** Smaller differences are those of the network. */
const TOLERANCE_MS = 60_000

let offsetMs = 0

/** Compares this device's clock with the time of an answer that a server has just sent. */
export function noteServerTime(time: Date): void {
  const difference = time.getTime() - Date.now()
  if (Number.isNaN(difference)) return
  offsetMs = Math.abs(difference) > TOLERANCE_MS ? difference : 0
}

/** The current time, by the server's clock: this device's may be a day slow. */
export function serverNow(): Date {
  return new Date(Date.now() + offsetMs)
}
