import { googleApi } from '../google/googleApi.mjs'
import { finding, notAsked } from './finding.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/** @import { Finding } from './finding.mjs' */
/** @typedef {{ email: string, password: string }} Credentials of a member */
/** @typedef {{ document?: { name: string, fields?: { createdAt?: { timestampValue?: string } } } }} Result */
/** @typedef {{ status: number, message: string, results: Result[] }} Answer */

const RULES = 'npm run deploy -- --rules deploys those of this tree'
const MINUTE_MS = 60_000
const newest = [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }]

/**
 * What only a member can ask: the access rules of a real project. Reads, and makes no account.
 * @param {GreenlightConfig} config
 * @param {Credentials | undefined} member
 * @returns {Promise<Finding[]>}
 */
export async function askMember({ project, firebase }, member) {
  const names = {
    list: 'a member lists profiles',
    offset: 'a member lists nothing with an offset',
    comments: 'a member lists comments from a stored time',
    past: 'a member reads nothing of the past (readTime)',
  }
  if (!member)
    return Object.values(names).map((what) => notAsked(what, '--member <e-mail> asks it'))
  const signedIn = await signIn(firebase.apiKey, member)
  if (!signedIn.token) {
    const mend = 'name a complete member; ask before App Check is enforced'
    return [finding(`sign-in of ${member.email}`, signedIn.problem, mend)]
  }
  const documents = `projects/${project}/databases/(default)/documents`
  /** @param {object} body @param {string} [below] name of a document */
  const ask = (body, below = documents) => runQuery(signedIn.token, below, body)
  const profiles = {
    from: [{ collectionId: 'reports' }],
    where: equals('status', 'public'),
    orderBy: newest,
    limit: 24,
  }
  const listed = await ask({ structuredQuery: profiles })
  const skipped = await ask({ structuredQuery: { ...profiles, offset: 1 } })
  const aMinuteAgo = new Date(Math.floor((Date.now() - MINUTE_MS) / MINUTE_MS) * MINUTE_MS)
  const past = await ask({ structuredQuery: profiles, readTime: aMinuteAgo.toISOString() })
  return [
    finding(names.list, refusal(listed), RULES),
    finding(
      names.offset,
      skipped.status !== 403 && `it was answered with ${skipped.status}`,
      RULES,
    ),
    await askComments(names.comments, listed, ask),
    past.status === 200
      ? { what: names.past, note: 'it was answered, so what is deleted stays readable for a while' }
      : finding(names.past, past.status !== 403 && `it was answered with ${past.status}`, RULES),
  ]
}

/**
 * As the site asks for the comments on an experience: from its own stored time on.
 * @param {string} what
 * @param {Answer} listed profiles
 * @param {(body: object, below?: string) => Promise<Answer>} ask
 */
async function askComments(what, listed, ask) {
  for (const { document } of listed.results) {
    if (!document) continue
    const query = { from: [{ collectionId: 'experiences' }], orderBy: newest, limit: 1 }
    const { results } = await ask({ structuredQuery: query }, document.name)
    const experience = results[0]?.document
    const time = experience?.fields?.createdAt?.timestampValue
    if (!experience || !time) continue
    const comments = await ask(
      {
        structuredQuery: {
          from: [{ collectionId: 'comments' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'createdAt' },
              op: 'GREATER_THAN_OR_EQUAL',
              value: { timestampValue: time },
            },
          },
          orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'ASCENDING' }],
          limit: 200,
        },
      },
      experience.name,
    )
    return finding(what, refusal(comments), RULES)
  }
  return notAsked(what, 'no profile of the newest 24 has an experience')
}

/** @param {string} field @param {string} value */
const equals = (field, value) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
})

/** @param {Answer} answer */
const refusal = ({ status, message }) => status !== 200 && `refused with ${status}: ${message}`

/**
 * @param {string} apiKey
 * @param {Credentials} member
 * @returns {Promise<{ token: string, problem: string }>} an empty token if it was refused
 */
async function signIn(apiKey, { email, password }) {
  const address = below(googleApi('identity').origin, 'v1/accounts:signInWithPassword')
  address.searchParams.set('key', apiKey)
  const { ok, data } = await post(address, { email, password, returnSecureToken: true })
  const { idToken = '', error } = /** @type {{ idToken?: string, error?: { message: string } }} */ (
    data
  )
  return ok ? { token: idToken, problem: '' } : { token: '', problem: error?.message ?? 'refused' }
}

/**
 * A query with the member's own rights.
 * @param {string} token
 * @param {string} parent name of a document, or of all
 * @param {object} body
 * @returns {Promise<Answer>}
 */
async function runQuery(token, parent, body) {
  const address = below(googleApi('firestore').origin, `v1/${parent}:runQuery`)
  const { status, data } = await post(address, body, { authorization: `Bearer ${token}` })
  const parts = /** @type {(Result & { error?: { message: string } })[]} */ (
    Array.isArray(data) ? data : [data]
  )
  const message = parts[0]?.error?.message ?? ''
  return { status, message, results: status === 200 ? parts : [] }
}

/**
 * @param {URL} address
 * @param {object} body
 * @param {Record<string, string>} [headers]
 */
async function post(address, body, headers = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { ok, status } = response
  /** @type {unknown} */
  const data = await response.json()
  return { ok, status, data }
}

/** The emulator of sign-in has its API below a folder. @param {string} origin @param {string} path */
const below = (origin, path) => new URL(path, origin.endsWith('/') ? origin : `${origin}/`)
