import { parseJson } from '../stack/json.mjs'

/** @import { Ask, Operation } from './operation.mjs' */

/**
 * @typedef {object} Emulated a project of the Firestore emulator, with rules
 * @property {string} host with its port
 * @property {string} project
 */

/**
 * Whether the rules of the project allow an operation. Its documents replace those of the project.
 * @param {Emulated} emulated
 * @param {Operation} operation
 * @throws {Error} if the emulator refuses it for another reason
 */
export async function isAllowed(emulated, operation) {
  const { given, by, ask } = aged(operation)
  await fetch(emulatorUrl(emulated, 'emulator/v1'), { method: 'DELETE' })
  const writes = Object.entries(given).map(([name, fields]) => ({ update: { name, fields } }))
  if (writes.length > 0) await send(emulated, { writes }, 'owner')
  const answer = await send(emulated, ask, token(emulated, by))
  if (answer.ok) return true
  const text = await answer.text()
  if (answer.status === 403 || text.includes('PERMISSION_DENIED')) return false
  throw new Error(`${operation.line}: ${text}`)
}

/** @param {Emulated} emulated @param {'v1' | 'emulator/v1'} api */
const emulatorUrl = ({ host, project }, api) =>
  `http://${host}/${api}/projects/${project}/databases/(default)/documents`

/**
 * @param {Emulated} emulated
 * @param {Ask} ask
 * @param {string} bearer
 */
function send(emulated, ask, bearer) {
  const url = emulatorUrl(emulated, 'v1')
  const prefix = `projects/${emulated.project}/databases/(default)/documents/`
  const [address, body] =
    'writes' in ask
      ? [`${url}:commit`, { writes: ask.writes.map((write) => withNames(write, prefix)) }]
      : 'list' in ask
        ? [`${below(url, ask.below)}:runQuery`, { structuredQuery: ask.list }]
        : [
            `${below(url, ask.below)}:runAggregationQuery`,
            {
              structuredAggregationQuery: {
                structuredQuery: ask.count,
                aggregations: [{ count: {}, alias: 'count' }],
              },
            },
          ]
  // A cursor names the document at which it stands.
  const text = JSON.stringify(body).replaceAll(REFERENCE, `${REFERENCE}${prefix}`)
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  return fetch(address, { method: 'POST', headers, body: text })
}

const REFERENCE = '"referenceValue":"'

/** @param {string} url @param {string} path */
const below = (url, path) => (path ? `${url}/${path}` : url)

/** @param {import('./operation.mjs').Write} write @param {string} prefix */
function withNames({ update, delete: deleted, ...rest }, prefix) {
  return update
    ? { update: { ...update, name: `${prefix}${update.name}` }, ...rest }
    : { delete: `${prefix}${deleted}`, ...rest }
}

/** An unsigned token, which the emulator accepts. @param {Emulated} emulated @param {Operation['by']} by */
function token({ project }, { uid, email, verified }) {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    email,
    email_verified: verified,
    firebase: { sign_in_provider: 'custom', identities: {} },
  }
  const part = (/** @type {object} */ value) =>
    Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`
}

const TIME = /"timestampValue":"([^"]+)"/g
const DAY_MS = 86_400_000

/**
 * The operation as if it had been recorded now: all times are as long ago as they were. Ids may hold such times.
 * @param {Operation} operation
 * @returns {Operation}
 */
function aged(operation) {
  const recorded = Date.parse(operation.at)
  const shift = Date.now() - recorded
  const text = JSON.stringify(operation)
  const known = new Set([...text.matchAll(TIME)].map(([, time = '']) => Date.parse(time)))
  const moved = text
    .replace(/(?<!\d)\d{13}(?!\d)/g, (digits) => {
      const ms = Number(digits)
      const isTime = known.has(ms) || Math.abs(ms - recorded) < DAY_MS
      return isTime ? String(ms + shift) : digits
    })
    .replace(TIME, (_, /** @type {string} */ time) => `"timestampValue":"${later(time, shift)}"`)
  return parseJson(moved)
}

/** Keeps what a time has below the millisecond. @param {string} time @param {number} ms */
function later(time, ms) {
  const fraction = /\.(\d+)/.exec(time)?.[1] ?? ''
  const rest = fraction.padEnd(9, '0').slice(3)
  return new Date(Date.parse(time) + ms).toISOString().replace('Z', `${rest}Z`)
}

/**
 * Leaves only the documents without which the rules refuse the operation.
 * @param {Emulated} emulated
 * @param {Operation} operation that they allow
 * @returns {Promise<Operation>}
 */
export async function withoutRest(emulated, operation) {
  let needed = Object.entries(operation.given)
  const without = (/** @type {typeof needed} */ given) => ({
    ...operation,
    given: Object.fromEntries(given),
  })
  const suffices = (/** @type {typeof needed} */ given) =>
    isAllowed(emulated, without(given)).catch(() => false)
  for (
    let size = Math.ceil(needed.length / 2);
    size >= 1;
    size = size > 1 ? Math.ceil(size / 2) : 0
  ) {
    for (let at = 0; at < needed.length;) {
      const rest = [...needed.slice(0, at), ...needed.slice(at + size)]
      if (await suffices(rest)) needed = rest
      else at += size
    }
  }
  return without(needed)
}
