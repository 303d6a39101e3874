import { parseExpression, type Expression } from './expression.ts'

/** An `allow`, a `return` or a `let` of the rules, with its expression. */
export type Statement = {
  readonly kind: 'allow' | 'return' | 'let'
  /** The methods of an `allow`, with their places. */
  readonly methods: readonly { readonly start: number; readonly end: number }[]
  readonly expression: Expression
}

const opening = /^ *(?:(allow) ([\w, ]+): if|(return)|(let) \w+ =)/gm

/** Every statement of the rules in their order. */
export function statementsOf(rules: string): readonly Statement[] {
  return [...rules.matchAll(opening)].map((match): Statement => {
    const [all, allow, methods = '', isReturn] = match
    const expression = parseExpression(rules, match.index + all.length)
    return {
      kind: allow ? 'allow' : isReturn ? 'return' : 'let',
      methods: [...methods.matchAll(/\w+/g)].map(({ index, 0: { length } }) => {
        const start = match.index + all.indexOf(methods) + index
        return { start, end: start + length }
      }),
      expression,
    }
  })
}
