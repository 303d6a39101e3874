import type { Case } from '../stage/case.ts'
import type { Mutant } from './mutants.ts'

const remembered = 40

/** Puts those cases first that are likely to catch a mutant. */
export class Queue {
  private recent: readonly Case[] = []

  private readonly cases: readonly Case[]

  constructor(cases: readonly Case[]) {
    this.cases = interleaved(cases)
  }

  /** Every case: those that caught the latest mutants, then those about the same path, then the rest. */
  for({ place }: Mutant): Iterable<Case> {
    const path = nameless(place.path)
    const near = this.cases.filter((one) => nameless(one.path) === path)
    return new Set([...this.recent, ...near, ...this.cases])
  }

  caught(by: Case): void {
    this.recent = [by, ...this.recent.filter((one) => one !== by)].slice(0, remembered)
  }
}

/** The same cases, taking turns between the paths, and between what is allowed and what is refused. */
function interleaved(cases: readonly Case[]): readonly Case[] {
  const groups = new Map<string, number>()
  const turns = cases.map((one) => {
    const group = `${one.path} ${one.may}`
    const turn = groups.get(group) ?? 0
    groups.set(group, turn + 1)
    return { one, turn }
  })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ one }) => one)
}

/** A path pattern without the names of its wildcards. */
function nameless(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}')
}
