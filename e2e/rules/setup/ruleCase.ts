import type { Actor } from './actors.ts'
import type { Documents } from './documents.ts'
import type { Session } from './session.ts'
import type { TestDatabase } from './testDatabase.ts'

/** A request; `subject` is the owner of the document. */
export type Attempt = (session: Session, subject: Actor) => Promise<unknown>

/** Documents that exist in this case only; null removes one. */
export type Given = (me: Actor, subject: Actor) => Documents

export type RuleCase = {
  /** The part of the rules that it tests, such as `reports/{id}`. */
  readonly path: string
  readonly title: string
  readonly as: Actor
  readonly subject: Actor
  readonly isAllowed: boolean
  readonly run: Attempt
  readonly given?: Given | undefined
}

/** Runs a case and restores the documents. Returns what is wrong, or null. */
export async function runCase(
  database: TestDatabase,
  { as, subject, isAllowed, run, given }: RuleCase,
) {
  const before = given?.(as, subject) ?? {}
  const session = database.session(as)
  if (given) await database.write(before)
  const outcome = await outcomeOf(() => run(session, subject))
  const changed = outcome === 'allowed' ? session.writtenPaths : []
  const paths = new Set([...Object.keys(before), ...changed])
  if (paths.size > 0) await database.restore(paths)
  const expected = isAllowed ? 'allowed' : 'refused'
  return outcome === expected ? null : `expected ${expected}, was ${outcome}`
}

async function outcomeOf(request: () => Promise<unknown>): Promise<string> {
  try {
    await request()
    return 'allowed'
  } catch (error) {
    const refused = error instanceof Error && 'code' in error && error.code === 'permission-denied'
    return refused ? 'refused' : `failed for another reason: ${String(error)}`
  }
}
