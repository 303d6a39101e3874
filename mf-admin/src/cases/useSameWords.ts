import type { Case } from '@greenlight/domain/case'
import { useState } from 'react'

/** Other cases in the same words. All of them get the same answer, unless the admin takes some out. */
export function useSameWords(cases: readonly Case[]) {
  const [left, setLeft] = useState<readonly string[]>([])
  return {
    cases,
    selected: cases.filter(({ id }) => !left.includes(id)),
    isSelected: ({ id }: Case) => !left.includes(id),
    select: ({ id }: Case, on: boolean) =>
      setLeft((before) => (on ? before.filter((other) => other !== id) : [...before, id])),
  }
}
