import { createServer } from 'node:http'
import { createAlarms } from './alarms.mjs'
import { parseEvent } from './events.mjs'

const LARGEST_EVENT = 2000

/**
 * Receives the telemetry of the site and writes a line of JSON for each event, as Google Cloud Logging reads it. A
 * line with the severity ALERT needs a person. It writes neither addresses nor headers.
 * @param {(line: string) => void} write
 */
export function createReceiver(write) {
  const alarms = createAlarms()
  return createServer((request, response) => {
    const end = (/** @type {number} */ status) => void response.writeHead(status).end()
    if (request.method !== 'POST') {
      end(405)
      return
    }
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (/** @type {string} */ chunk) => {
      text += chunk
      if (text.length > LARGEST_EVENT) request.destroy()
    })
    request.on('end', () => {
      const event = parseEvent(text)
      if (event) {
        const severity = alarms.isDue(event.what, Date.now()) ? 'ALERT' : 'INFO'
        write(JSON.stringify({ severity, message: event.what, ...event }))
      }
      end(event ? 204 : 400)
    })
  })
}
