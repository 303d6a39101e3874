const name = /^[a-z][a-z0-9-]{0,39}$/
const version = /^[\w.+-]{1,40}$/
const code = /^[a-z-]{1,20}$/
/** As in shell/src/monitoring/vitalNames.ts. */
const vital = /^(first byte|first paint|largest paint|layout shift|input to paint)$/

/**
 * The fields of each event (shell/src/monitoring/telemetry.ts), and what each looks like: `number` is a number.
 * @type {Record<string, Record<string, RegExp | 'number'>>}
 */
const events = {
  'remote-shown': { remote: name, version, ms: 'number' },
  'remote-failed': { remote: name, version, code },
  'remote-fell-back': { remote: name, version, to: version, code },
  'registry-failed': {},
  'start-failed': {},
  'quota-exceeded': {},
  vital: { name: vital, value: 'number', route: /^\/[a-z-]{0,40}$/ },
}

/** @typedef {{ what: string } & Record<string, string | number>} TelemetryEvent */

/**
 * Anybody can send anything: what is no event is refused, and only known fields are kept.
 * @param {string} text
 * @returns {TelemetryEvent | undefined}
 */
export function parseEvent(text) {
  const data = objectOf(text)
  const what = data?.['what']
  const fields = typeof what === 'string' && Object.hasOwn(events, what) && events[what]
  if (!data || typeof what !== 'string' || !fields) return undefined
  /** @type {TelemetryEvent} */
  const event = { what }
  for (const [field, form] of Object.entries(fields)) {
    const value = data[field]
    if (form === 'number' && typeof value === 'number') event[field] = value
    else if (form !== 'number' && typeof value === 'string' && form.test(value))
      event[field] = value
    else return undefined
  }
  return event
}

/** @param {string} text @returns {Record<string, unknown> | undefined} */
function objectOf(text) {
  try {
    /** @type {unknown} */
    const data = JSON.parse(text)
    return typeof data === 'object' && data !== null ? { ...data } : undefined
  } catch {
    return undefined
  }
}
