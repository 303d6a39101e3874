/** @typedef {'remote-failed' | 'registry-failed' | 'start-failed' | 'quota-exceeded'} Alarm */

const MINUTE_MS = 60_000

/**
 * How many events of a kind, within how long, need a person. One failure is a bad connection somewhere.
 * @type {Record<Alarm, { events: number, withinMs: number }>}
 */
const limits = {
  'remote-failed': { events: 5, withinMs: 5 * MINUTE_MS },
  'registry-failed': { events: 5, withinMs: 5 * MINUTE_MS },
  'start-failed': { events: 5, withinMs: 5 * MINUTE_MS },
  'quota-exceeded': { events: 1, withinMs: 60 * MINUTE_MS },
}

/** @param {string} what @returns {what is Alarm} */
const isAlarm = (what) => what in limits

/** Counts the events of this process. */
export function createAlarms() {
  /** When the last events of each kind came. @type {Map<Alarm, number[]>} */
  const seen = new Map()
  /** Until when each alarm stays silent. @type {Map<Alarm, number>} */
  const silent = new Map()
  return {
    /**
     * @param {string} what kind of an event
     * @param {number} now in ms
     * @returns {boolean} whether a person is needed; once in the time of its limit
     */
    isDue: (what, now) => {
      if (!isAlarm(what)) return false
      const { events, withinMs } = limits[what]
      const recent = [...(seen.get(what) ?? []), now].filter((time) => time > now - withinMs)
      seen.set(what, recent.slice(-events))
      if (recent.length < events || now < (silent.get(what) ?? 0)) return false
      silent.set(what, now + withinMs)
      return true
    },
  }
}
