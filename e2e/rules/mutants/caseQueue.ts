import type { RuleCase } from '../setup/ruleCase.ts'
import type { Mutant } from './mutants.ts'

const RECENT_KILLERS = 3
const SAME_PATH_SCORE = 6
const EXPECTED_RESULT_SCORE = 4

/** Orders cases so that those that probably fail with a mutant run first. */
export class CaseQueue {
  private recent: readonly RuleCase[] = []

  private readonly cases: readonly Titled[]
  /** The weight of a word in titles: rare words weigh more. */
  private readonly weights: ReadonlyMap<string, number>

  constructor(cases: readonly RuleCase[]) {
    this.cases = interleaved(cases).map((one) => ({ one, words: wordsOf(one.title) }))
    this.weights = weightsOf(this.cases)
  }

  /** All cases: `first`, the cases that killed the latest mutants, then by similarity to the mutant. */
  for(mutant: Mutant, first?: RuleCase): Iterable<RuleCase> {
    const path = withoutWildcardNames(mutant.position.path)
    const words = [...wordsOf(`${mutant.before} ${mutant.after}`)]
    const around = [...wordsOf(mutant.source)]
    // For a mutant of isUsername, cases about a username.
    const named = [...wordsOf(mutant.position.name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase())]
    const expected = expectedResultOf(mutant)
    const scoreOf = (list: readonly string[], title: ReadonlySet<string>) =>
      list.reduce((sum, word) => sum + (title.has(word) ? (this.weights.get(word) ?? 0) : 0), 0)
    const likely = this.cases
      .map(({ one, words: title }) => ({
        one,
        score:
          (withoutWildcardNames(one.path) === path ? SAME_PATH_SCORE : 0) +
          (one.isAllowed === expected ? EXPECTED_RESULT_SCORE : 0) +
          scoreOf(words, title) +
          scoreOf(named, title) +
          scoreOf(around, title) / 2,
      }))
      .toSorted((a, b) => b.score - a.score)
    return new Set([...(first ? [first] : []), ...this.recent, ...likely.map(({ one }) => one)])
  }

  addKiller(killer: RuleCase): void {
    this.recent = [killer, ...this.recent.filter((one) => one !== killer)].slice(0, RECENT_KILLERS)
  }
}

type Titled = { readonly one: RuleCase; readonly words: ReadonlySet<string> }

/** What a case that fails with this mutant expects: a refused request fails if the rules allow more. */
function expectedResultOf({ after }: Mutant): boolean | undefined {
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

/** The same cases, alternating between paths and between allowed and refused requests. */
function interleaved(cases: readonly RuleCase[]): readonly RuleCase[] {
  const groups = new Map<string, number>()
  const turns = cases.map((one) => {
    const group = `${one.path} ${one.isAllowed}`
    const turn = groups.get(group) ?? 0
    groups.set(group, turn + 1)
    return { one, turn }
  })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ one }) => one)
}

/** A path pattern without the names of its wildcards. */
function withoutWildcardNames(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}')
}
