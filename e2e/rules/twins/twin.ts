import { ann, type Actor } from '../stage/actors.ts'
import type { Attempt, Case, Given } from '../stage/case.ts'

type Variation =
  | Attempt
  | {
      readonly as?: Actor
      readonly given?: Given
      readonly does?: Attempt
    }

/**
 * Something that is allowed, and what differs from it in one point only: refused, or as well allowed.
 * Ann does it where nobody is named.
 */
export type Twin = {
  readonly path: string
  readonly title: string
  readonly as?: Actor
  readonly given?: Given
  readonly does: Attempt
  readonly allowed?: Readonly<Record<string, Variation>>
  readonly refused?: Readonly<Record<string, Variation>>
}

/** The cases of a twin: itself first, then its variations. */
export function twinCases(twin: Twin): readonly Case[] {
  const of = (may: boolean, variations: Twin['allowed'] = {}) =>
    Object.entries(variations).map(([how, variation]) => caseOf(twin, may, how, variation))
  return [caseOf(twin, true, '', {}), ...of(true, twin.allowed), ...of(false, twin.refused)]
}

function caseOf(twin: Twin, may: boolean, how: string, variation: Variation): Case {
  const varied = typeof variation === 'function' ? { does: variation } : variation
  const as = varied.as ?? twin.as ?? ann
  return {
    path: twin.path,
    title: [twin.title, how].filter(Boolean).join(': '),
    as,
    subject: as,
    may,
    does: varied.does ?? twin.does,
    given: varied.given ?? twin.given,
  }
}

/** The same attempt by others, by their name. */
export function by(...actors: readonly Actor[]): Readonly<Record<string, Variation>> {
  return Object.fromEntries(actors.map((as) => [`by ${as.uid}`, { as }]))
}
