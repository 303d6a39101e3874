import { setTimeout as wait } from 'node:timers/promises'
import { once } from '../stack/once.mjs'
import { UserError } from '../stack/userError.mjs'

/** @typedef {ReturnType<typeof googleApi>} GoogleApi */
/** @typedef {keyof typeof services} Service */

/** Google's services, and the variables that name another server. firebase-tools reads the same ones. */
const services = {
  appCheck: ['FIREBASE_APPCHECK_URL', 'https://firebaseappcheck.googleapis.com'],
  firebase: ['FIREBASE_API_URL', 'https://firebase.googleapis.com'],
  firestore: ['FIRESTORE_URL', 'https://firestore.googleapis.com'],
  hosting: ['FIREBASE_HOSTING_API_URL', 'https://firebasehosting.googleapis.com'],
  identity: ['FIREBASE_IDENTITY_URL', 'https://identitytoolkit.googleapis.com'],
  rules: ['FIREBASE_RULES_URL', 'https://firebaserules.googleapis.com'],
  serviceUsage: ['FIREBASE_SERVICE_USAGE_URL', 'https://serviceusage.googleapis.com'],
  storage: ['FIREBASE_FIREBASESTORAGE_URL', 'https://firebasestorage.googleapis.com'],
}

const LONGEST_ANSWER_MS = 60_000
/** Pauses before a request is sent again. */
const PAUSES_MS = [250, 500, 1000, 2000, 4000]
/** ABORTED, too many requests, and failures of the server: Google says to try these again. */
const AGAIN = [409, 429, 500, 502, 503, 504]

/** A request that Google refused. */
export class GoogleError extends UserError {
  /**
   * @param {string} message
   * @param {number} code of HTTP
   * @param {string} status as `NOT_FOUND`
   */
  constructor(message, code, status) {
    super(message)
    this.code = code
    this.status = status
  }
}

/**
 * @typedef {object} GoogleRequest
 * @property {Record<string, string>} [query]
 * @property {unknown} [body] sent as JSON, bytes as they are
 */

/**
 * A client of one of Google's services, with the credentials of the person who runs the command. The only place
 * that knows where the service is and how to sign in.
 * @param {Service} service
 */
export function googleApi(service) {
  const [variable = '', production = ''] = services[service]
  const origin = process.env[variable] ?? production
  const token = once(() => tokenFor(origin))

  /**
   * @param {string} method
   * @param {string} path with the version of the API, or a whole address of the service
   * @param {GoogleRequest} [request]
   * @returns {Promise<Response>} that says OK
   */
  async function send(method, path, { query = {}, body } = {}) {
    const address = new URL(path, origin)
    for (const [key, value] of Object.entries(query)) address.searchParams.set(key, value)
    const bytes = body instanceof Uint8Array
    const init = {
      method,
      headers: {
        authorization: `Bearer ${await token()}`,
        ...(body !== undefined && {
          'content-type': bytes ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(body !== undefined && {
        body: bytes ? /** @type {Uint8Array<ArrayBuffer>} */ (body) : JSON.stringify(body),
      }),
    }
    for (let attempt = 0; ; attempt += 1) {
      const answer = await answerTo(address, init)
      if (answer instanceof Response && answer.ok) return answer
      const reason = answer && (await reasonOf(answer))
      const pause = PAUSES_MS[attempt]
      const isFinal = reason && (!AGAIN.includes(reason.code) || reason.status === 'ALREADY_EXISTS')
      if (isFinal || pause === undefined) throw refusal(reason, `${method} ${address.pathname}`)
      await wait(pause)
    }
  }

  return {
    origin,
    /**
     * @param {string} method
     * @param {string} path
     * @param {GoogleRequest} [request]
     * @returns {Promise<unknown>} the JSON that came back
     * @throws {GoogleError}
     */
    ask: async (method, path, request) => {
      const answer = await send(method, path, request)
      const text = await answer.text()
      /** @type {unknown} */
      const data = text ? JSON.parse(text) : {}
      return data
    },
  }
}

/**
 * @param {URL} address
 * @param {RequestInit} init
 * @returns {Promise<Response | undefined>} undefined if nothing answered
 */
async function answerTo(address, init) {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(LONGEST_ANSWER_MS) })
  } catch {
    return undefined
  }
}

/**
 * @param {Awaited<ReturnType<typeof reasonOf>> | undefined} reason
 * @param {string} what
 */
function refusal(reason, what) {
  if (!reason) {
    const message = `Google does not answer (${what}): check the connection, then repeat the command.`
    return new GoogleError(message, 0, 'UNAVAILABLE')
  }
  const { code, status, message } = reason
  const right =
    code === 401 || code === 403
      ? ' Sign in with gcloud auth application-default login, as somebody with the roles that docs/operations.md names.'
      : ''
  return new GoogleError(`Google refused ${what}: ${message}.${right}`, code, status)
}

/** @param {Response} answer */
async function reasonOf(answer) {
  const code = answer.status
  const text = await answer.text()
  try {
    /** @type {unknown} */
    const data = JSON.parse(text)
    // A method that answers in parts puts the error into the first one.
    const parts = /** @type {{ error: { status: string, message: string } }[]} */ (
      Array.isArray(data) ? data : [data]
    )
    const { error } = parts[0] ?? { error: { status: 'UNKNOWN', message: text } }
    return { code, status: error.status, message: error.message.replace(/\.$/, '') }
  } catch {
    return { code, status: 'UNKNOWN', message: `${code} ${text.slice(0, 200)}` }
  }
}

/**
 * Over http, as firebase-tools does: the server is one for tests.
 * @param {string} origin
 */
async function tokenFor(origin) {
  if (origin.startsWith('http://')) return 'owner'
  const { applicationDefault } = await import('firebase-admin/app')
  try {
    return (await applicationDefault().getAccessToken()).access_token
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new UserError(
      `Nobody is signed in to Google: run gcloud auth application-default login, or let GOOGLE_APPLICATION_CREDENTIALS name the key file of a service account (${reason}).`,
    )
  }
}
