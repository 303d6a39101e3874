import { tokensFrom, type Token } from './tokens.ts'

/** An expression of the rules language, as far as mutants care. */
export type Expression = {
  readonly kind:
    'and' | 'or' | 'comparison' | 'sum' | 'not' | 'call' | 'list' | 'map' | 'group' | Token['kind']
  readonly start: number
  readonly end: number
  /** Operands, arguments or elements; for a call, what it is called on comes first. */
  readonly parts: readonly Expression[]
}

const levels: readonly (readonly [Expression['kind'], readonly string[]])[] = [
  ['or', ['||']],
  ['and', ['&&']],
  ['comparison', ['==', '!=', '<', '<=', '>', '>=', 'in', 'is']],
  ['sum', ['+', '-']],
]

/** The expression that starts at `start` and ends before the next `;`. */
export function parseExpression(text: string, start: number): Expression {
  const tokens = tokensFrom(text, start)
  let next = 0
  const peek = () => tokens[next]?.text ?? ''
  const take = (expected?: string): Token => {
    const token = tokens[next]
    if (!token || (expected && token.text !== expected)) {
      throw new Error(`Expected ${expected ?? 'more'} after ${text.slice(start, token?.start)}`)
    }
    next += 1
    return token
  }

  function level(depth: number): Expression {
    const [kind, signs] = levels[depth] ?? []
    if (!kind || !signs) return unary()
    const parts = [level(depth + 1)]
    while (signs.includes(peek())) {
      take()
      parts.push(level(depth + 1))
    }
    return parts.length === 1 && parts[0] ? parts[0] : around(kind, parts)
  }

  function unary(): Expression {
    if (peek() !== '!' && peek() !== '-') return postfix()
    const sign = take()
    const part = unary()
    return { kind: 'not', start: sign.start, end: part.end, parts: [part] }
  }

  function postfix(): Expression {
    let base = primary()
    for (;;) {
      if (peek() === '.') {
        take()
        base = { ...base, kind: 'name', end: take().end, parts: [base] }
      } else if (peek() === '(' || peek() === '[') {
        const opening = take()
        const parts = separated(opening.text === '(' ? ')' : ']')
        base = { kind: 'call', start: base.start, end: parts.end, parts: [base, ...parts.parts] }
      } else return base
    }
  }

  function primary(): Expression {
    const token = take()
    if (token.text === '(') {
      const inner = level(0)
      return { kind: 'group', start: token.start, end: take(')').end, parts: [inner] }
    }
    if (token.text === '[') return { ...separated(']'), kind: 'list', start: token.start }
    if (token.text === '{') return { ...separated('}'), kind: 'map', start: token.start }
    return { kind: token.kind, start: token.start, end: token.end, parts: [] }
  }

  /** Elements up to `closing`; of a map, key and value as one element. */
  function separated(closing: string) {
    const parts: Expression[] = []
    while (peek() !== closing) {
      const first = level(0)
      if (peek() === ':') {
        take()
        const value = level(0)
        parts.push({ ...first, kind: 'group', end: value.end, parts: [value] })
      } else parts.push(first)
      if (peek() === ',') take()
    }
    return { parts, end: take(closing).end }
  }

  return level(0)
}

function around(kind: Expression['kind'], parts: readonly Expression[]): Expression {
  return { kind, start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0, parts }
}
