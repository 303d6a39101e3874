/** With RECORD_OPERATIONS, each data test writes what it asks of the database into a file of that folder. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import {
  type Ask,
  lineOf,
  type Operation,
  type StructuredQuery,
  type Write,
} from '../../../tools/operations/operation.mjs'
import { emulatorAddress } from '../../fixtures/emulator.ts'
import { projectId } from './emulator.ts'
import { admin, type Person, secondAdmin } from './person.ts'
import { askOfQuery } from './queryShapes.ts'
import { isTogether } from './together.ts'

const folder = process.env['RECORD_OPERATIONS']
const owner = new AsyncLocalStorage<string | null>()

type Recorded = { readonly owner: string; readonly operation: Operation }

const recorded = new Map<string, Recorded>()

type AnyFunction = (...args: never[]) => unknown

/** The package of the calling code: the first remote of the stack, else the kit. */
function callingPackage(): string | null {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 60
  const stack = new Error().stack ?? ''
  Error.stackTraceLimit = limit
  const remote = /\/(mf-[a-z]+)\/src\//.exec(stack)?.[1]
  return remote ?? (stack.includes('/shared/kit/src/') ? 'kit' : null)
}

/** The functions of an SDK, which remember the package that got them. */
export function ofCallingPackage<Sdk extends Record<string, unknown>>(sdk: Sdk): Sdk {
  if (!folder) return sdk
  const name = callingPackage()
  const owned = (run: AnyFunction) =>
    ((...args: never[]) => {
      const result = owner.run(name, () => run(...args))
      if (typeof result !== 'object' || result === null || !('commit' in result)) return result
      const batch = result as { commit: () => Promise<void> }
      const commit = batch.commit.bind(batch)
      batch.commit = () => owner.run(name, commit)
      return batch
    }) as AnyFunction
  const entries = Object.entries(sdk).map(([key, value]) => [
    key,
    typeof value === 'function' && !/^[A-Z]/.test(key) ? owned(value as AnyFunction) : value,
  ])
  return Object.fromEntries(entries) as Sdk
}

/** Records what a listener asks for, unless it is a single document. Call what it returns at the first answer. */
export function listenerRecord(person: Person | null, source: object): () => Promise<void> {
  const name = owner.getStore()
  const ask = askOfQuery(source)
  return async () => {
    if (!name || !person || !ask || recorded.has(keyOf(name, person, ask))) return
    note(name, person, ask, await storedDocuments())
  }
}

const prefix = `projects/${projectId}/databases/(default)/documents`
const send = globalThis.fetch

async function recordingFetch(input: Parameters<typeof fetch>[0], init?: RequestInit) {
  const url = typeof input === 'string' ? input : ''
  // Requests at the same time are not recorded: their order changes what they write.
  const name = isTogether() ? null : owner.getStore()
  const person = name && personOf(init)
  const ask = person && askOf(url, bodyOf(init))
  if (!name || !person || !ask) return send(input, init)
  const given = recorded.has(keyOf(name, person, ask)) ? {} : await storedDocuments()
  const answer = await send(input, init)
  // A query that is refused has its error in the body.
  const refused = !answer.ok || (await answer.clone().text()).includes('PERMISSION_DENIED')
  if (!refused) note(name, person, ask, given)
  return answer
}

function note(name: string, person: Person, ask: Ask, given: Operation['given']): void {
  const key = keyOf(name, person, ask)
  if (recorded.has(key)) return
  const { uid, email, verified } = person
  const line = lineOf(ask, isAdmin(person))
  const at = new Date().toISOString()
  const operation = { line, at, by: { uid, email, verified }, given, ask }
  recorded.set(key, { owner: name, operation })
}

const isAdmin = ({ uid }: Person) => uid === admin.uid || uid === secondAdmin.uid

const keyOf = (name: string, person: Person, ask: Ask) => `${name} ${lineOf(ask, isAdmin(person))}`

/** Who asks, by the token; null for the test itself. */
function personOf(init: RequestInit | undefined): Person | null {
  const bearer = new Headers(init?.headers).get('authorization') ?? ''
  const payload = bearer.split('.')[1]
  if (!payload) return null
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    sub: string
    email?: string
    email_verified?: boolean
  }
  const verified = claims.email_verified ?? false
  return { uid: claims.sub, email: claims.email ?? '', verified, displayName: null }
}

function bodyOf(init: RequestInit | undefined): unknown {
  return typeof init?.body === 'string' ? JSON.parse(init.body) : null
}

function askOf(url: string, body: unknown): Ask | null {
  const path = decodeURIComponent(new URL(url).pathname)
  const [, below = '', kind] =
    /\/documents\/?(.*):(commit|runQuery|runAggregationQuery)$/.exec(path) ?? []
  const sent = short(body) as {
    writes?: Write[]
    structuredQuery: StructuredQuery
    structuredAggregationQuery: { structuredQuery: StructuredQuery }
  }
  if (kind === 'runQuery') return { below, list: sent.structuredQuery }
  if (kind === 'runAggregationQuery')
    return { below, count: sent.structuredAggregationQuery.structuredQuery }
  if (kind !== 'commit') return null
  // A transaction also verifies what it has read.
  const writes = (sent.writes ?? []).filter((write) => write.update ?? write.delete)
  return writes.length === 0
    ? null
    : {
        writes: writes.map(({ currentDocument, ...write }) => ({
          ...write,
          ...(currentDocument?.exists !== undefined && { currentDocument }),
        })),
      }
}

/** Names of documents become paths. */
const short = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(`${prefix}/`, ''))

async function storedDocuments(): Promise<Operation['given']> {
  const { host, port } = emulatorAddress()
  const answer = await send(`http://${host}:${port}/v1/${prefix}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  })
  const found = short(await answer.json()) as { document?: { name: string; fields?: object } }[]
  return Object.fromEntries(
    found.flatMap(({ document }) => (document ? [[document.name, { ...document.fields }]] : [])),
  )
}

if (folder) {
  globalThis.fetch = recordingFetch
  afterAll(() => {
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...recorded.values()]))
  })
}
