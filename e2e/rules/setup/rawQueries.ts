import { emulatorAddress } from '../../fixtures/emulator.ts'
import type { RawQuery } from './session.ts'

/** Sends queries to the emulator’s REST interface, signed in with these claims, or not at all. */
export function rawQueries(projectId: string, claims: Readonly<Record<string, unknown>> | null) {
  const { host, port } = emulatorAddress()
  const root = `http://${host}:${port}/v1/projects/${projectId}/databases/(default)/documents`
  const headers = claims && { authorization: `Bearer ${unsignedToken(projectId, claims)}` }
  return async ({ below = '', from, everywhere = false, where, limit, offset }: RawQuery) => {
    const structuredQuery = {
      from: [{ collectionId: from, allDescendants: everywhere }],
      ...(where !== undefined && { where: filterOf(where) }),
      limit,
      offset,
    }
    const url = `${root}${below && `/${below}`}:runQuery`
    const body = JSON.stringify({ structuredQuery })
    const answer = await fetch(url, { method: 'POST', headers: { ...headers }, body })
    const text = await answer.text()
    if (answer.ok) return
    throw Object.assign(new Error(text), answer.status === 403 && { code: 'permission-denied' })
  }
}

function filterOf(where: string) {
  const [fieldPath = '', op, text = ''] = where.split(' ')
  const value = /^\d{4}-.*Z$/.test(text) ? { timestampValue: text } : { stringValue: text }
  return { fieldFilter: { field: { fieldPath }, op, value } }
}

function unsignedToken(projectId: string, claims: object): string {
  const payload = { aud: projectId, iat: 0, exp: 3600, ...claims }
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  return `${encode({ alg: 'none', type: 'JWT' })}.${encode(payload)}.`
}
