import type { Actor } from '../setup/actors.ts'
import { loadRules } from '../setup/loadRules.ts'
import { type Attempt, type Given, runCase } from '../setup/ruleCase.ts'
import { put } from '../setup/session.ts'
import { firestoreRules, type TestDatabase } from '../setup/testDatabase.ts'
import { adminWrites } from './adminWrites.ts'
import { listKinds } from './listKinds.ts'
import { memberWrites } from './memberWrites.ts'

/** The emulator refuses a batch or list with more look-ups, each of another document. */
const MOST = 20
/** And more than this for one document of a batch, so that a probe has as many at most. */
const MOST_OF_DOCUMENT = 10

const writeKinds = { ...memberWrites, ...adminWrites }

/** The rules with `count` more look-ups in each condition, and a place whose documents look up others. */
export function withMoreLookups(count: number): string {
  const lookups = Array.from({ length: count }, (_, i) => nothingAt(`'n${i}'`))
  const probes = Array.from(
    { length: MOST_OF_DOCUMENT },
    (_, i) => `(int(id.split('-')[1]) <= ${i} || ${nothingAt(`id.split('-')[0] + '${i}'`)})`,
  )
  return firestoreRules.replaceAll(/(allow [\w, ]+: if )([^;]+);/g, '$1($2) && more();').replace(
    'function me()',
    `function more() { return ${['true', ...lookups].join(' && ')}; }
      match /probes/{id} { allow write: if ${probes.join(' && ')}; }
      function me()`,
  )
}

function nothingAt(id: string): string {
  return `!exists(/databases/$(database)/documents/nothing/$(${id}))`
}

/** The look-ups of each kind of request, by its name in docs/access.md. */
export type Lookups = ReadonlyMap<string, number>

/** Finds how many look-ups requests need, by how many more they can have. `expected` is tried first. */
export async function measureLookups(
  database: TestDatabase,
  projectId: string,
  expected: Lookups,
): Promise<Lookups> {
  const found = new Map<string, number>()
  await loadRules(projectId, withMoreLookups(0))
  for (const name of Object.keys(writeKinds)) {
    const fits = (count: number) => passes(database, writeWithProbes(name, MOST - count))
    found.set(name, await smallest(fits, expected.get(name)))
  }
  const lists = Object.entries(listKinds)
  for (let more = MOST; more >= 0 && lists.some(([name]) => !found.has(name)); more -= 1) {
    await loadRules(projectId, withMoreLookups(more))
    for (const [name, list] of lists) {
      if (!found.has(name) && (await passes(database, list))) found.set(name, MOST - more)
    }
  }
  const names = [...Object.keys(writeKinds), ...Object.keys(listKinds)]
  return new Map(names.map((name) => [name, found.get(name) ?? Infinity]))
}

async function smallest(
  fits: (count: number) => Promise<boolean>,
  guess: number | undefined,
): Promise<number> {
  const isRight = guess !== undefined && (await fits(guess))
  if (isRight && (guess === 0 || !(await fits(guess - 1)))) return guess
  for (let count = 0; count <= MOST; count += 1) if (await fits(count)) return count
  return Infinity
}

type Request = { readonly as: Actor; readonly run: Attempt; readonly given?: Given }

async function passes(database: TestDatabase, request: Request): Promise<boolean> {
  const one = { path: '', title: '', subject: request.as, isAllowed: true, ...request }
  return (await runCase(database, one)) === null
}

/** The batch with two more documents, which need so many look-ups together. */
function writeWithProbes(name: string, count: number): Request {
  const kind = writeKinds[name]
  if (!kind) throw new Error(`No such kind of write: ${name}`)
  const { as, writes, given = {} } = kind
  const first = Math.min(count, MOST_OF_DOCUMENT)
  const probes = [`a-${first}`, `b-${count - first}`].map((id) => put(`probes/${id}`, { a: 1 }))
  return { as, given: () => given, run: (s) => s.write(...writes, ...probes) }
}
