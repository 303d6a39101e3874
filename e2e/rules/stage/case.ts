import type { Actor } from './actors.ts'
import type { Documents } from './documents.ts'
import type { Session } from './session.ts'
import type { Stage } from './stage.ts'

/** What is tried; `subject` is the one whose document it is about. */
export type Attempt = (session: Session, subject: Actor) => Promise<unknown>

/** Documents that stand in this case only, or, null, do not. */
export type Given = (me: Actor, subject: Actor) => Documents

export type Case = {
  /** The part of the rules it is about, such as `reports/{id}`. */
  readonly path: string
  readonly title: string
  readonly as: Actor
  readonly subject: Actor
  readonly may: boolean
  readonly does: Attempt
  readonly given?: Given | undefined
}

/** Plays a case and leaves the world as it was. Returns what is wrong, or null. */
export async function play(stage: Stage, { as, subject, may, does, given }: Case) {
  const before = given?.(as, subject) ?? {}
  const session = stage.session(as)
  if (given) await stage.place(before)
  const outcome = await outcomeOf(() => does(session, subject))
  const changed = outcome === 'allowed' ? session.touched : []
  const paths = new Set([...Object.keys(before), ...changed])
  if (paths.size > 0) await stage.restore(paths)
  const expected = may ? 'allowed' : 'refused'
  return outcome === expected ? null : `expected ${expected}, was ${outcome}`
}

async function outcomeOf(does: () => Promise<unknown>): Promise<string> {
  try {
    await does()
    return 'allowed'
  } catch (error) {
    const refused = error instanceof Error && 'code' in error && error.code === 'permission-denied'
    return refused ? 'refused' : `failed otherwise: ${String(error)}`
  }
}
