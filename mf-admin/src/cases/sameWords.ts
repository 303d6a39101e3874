import type { Case } from '@greenlight/domain/case'
import { fold } from '@greenlight/domain/fold'

/** Requests or appeals that say the same, answered once. */
export type CaseGroup = {
  /** The id of the first one. */
  readonly key: string
  readonly openCase: Case
  /** The others, in the same order. */
  readonly sameWords: readonly Case[]
}

/** Requests that ask the same about the same profile, and appeals of one member in the same words. Order is kept. */
export function groupSameWords(cases: readonly Case[]): readonly CaseGroup[] {
  const groups = new Map<string, readonly [Case, ...Case[]]>()
  for (const one of cases) {
    const key = wordsKey(one)
    const [first, ...others] = groups.get(key) ?? []
    groups.set(key, first ? [first, ...others, one] : [one])
  }
  return [...groups.values()].map(([openCase, ...sameWords]) => ({
    ...{ key: openCase.id, openCase, sameWords },
  }))
}

function wordsKey({ id, kind, by, wish, relation, reportId, about, statement }: Case): string {
  const words = fold(statement)
  if (words === '') return id
  return JSON.stringify(
    kind === 'appeal'
      ? [kind, by, words]
      : [kind, wish, relation, reportId, reportId === null ? fold(about) : '', words],
  )
}
