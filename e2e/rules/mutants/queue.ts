import type { Case } from '../stage/case.ts'
import type { Mutant } from './mutants.ts'

const latest = 3
const aboutTheSamePath = 6
const inTheSameDirection = 4

/** Puts those cases first that are likely to catch a mutant. */
export class Queue {
  private recent: readonly Case[] = []

  private readonly cases: readonly Titled[]
  /** How much a word says about what a case tries: the rarer among their titles, the more. */
  private readonly weights: ReadonlyMap<string, number>

  constructor(cases: readonly Case[]) {
    this.cases = interleaved(cases).map((one) => ({ one, words: wordsOf(one.title) }))
    this.weights = weightsOf(this.cases)
  }

  /** Every case: `first`, those that caught the latest mutants, then by what they have in common. */
  for(mutant: Mutant, first?: Case): Iterable<Case> {
    const path = nameless(mutant.place.path)
    const words = [...wordsOf(`${mutant.before} ${mutant.after}`)]
    const around = [...wordsOf(mutant.source)]
    const direction = directionOf(mutant)
    const said = (list: readonly string[], title: ReadonlySet<string>) =>
      list.reduce((sum, word) => sum + (title.has(word) ? (this.weights.get(word) ?? 0) : 0), 0)
    const likely = this.cases
      .map(({ one, words: title }) => ({
        one,
        score:
          (nameless(one.path) === path ? aboutTheSamePath : 0) +
          (one.may === direction ? inTheSameDirection : 0) +
          said(words, title) +
          said(around, title) / 2,
      }))
      .toSorted((a, b) => b.score - a.score)
    return new Set([...(first ? [first] : []), ...this.recent, ...likely.map(({ one }) => one)])
  }

  caught(by: Case): void {
    this.recent = [by, ...this.recent.filter((one) => one !== by)].slice(0, latest)
  }
}

type Titled = { readonly one: Case; readonly words: ReadonlySet<string> }

/** What a case expects that catches it: rules that allow more are caught by a refusal. */
function directionOf({ after }: Mutant): boolean | undefined {
  if (after === 'true') return false
  return after === 'false' || /^[[{]/.test(after) ? true : undefined
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[A-Za-z]+|\d+/g))
}

function weightsOf(cases: readonly Titled[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { words } of cases) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return new Map([...counts].map(([word, count]) => [word, Math.log(cases.length / count)]))
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
