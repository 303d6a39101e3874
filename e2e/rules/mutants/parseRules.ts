/** A token of the rules language with its position in the text. */
export type Token = {
  readonly kind: 'name' | 'number' | 'string' | 'path' | 'sign'
  readonly text: string
  readonly start: number
  readonly end: number
}

const pieces: readonly (readonly [Token['kind'] | 'skip', RegExp])[] = [
  ['skip', /(?:\s+|\/\/[^\n]*)+/y],
  ['string', /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/y],
  ['number', /\d+/y],
  // `$` opens an expression inside a path, with at most one level of parentheses in it.
  ['path', /(?:\/(?:\w+|\$\((?:[^()]|\([^()]*\))*\)))+/y],
  ['name', /[A-Za-z_]\w*/y],
  ['sign', /&&|\|\||[=!<>]=|[-+*/!<>=.,:;?()[\]{}]/y],
]

/** The tokens of an expression that starts at `start`, up to the `;` that ends it. */
export function tokensFrom(text: string, start: number): Token[] {
  const tokens: Token[] = []
  let at = start
  for (;;) {
    const token = tokenAt(text, at)
    at = token.end
    if (token.kind === 'skip') continue
    if (token.text === ';') return tokens
    tokens.push({ ...token, kind: token.kind })
  }
}

function tokenAt(text: string, at: number) {
  for (const [kind, pattern] of pieces) {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    if (found) return { kind, text: found, start: at, end: at + found.length }
  }
  throw new Error(`No token of the rules language: ${text.slice(at, at + 40)}`)
}

/** An expression of the rules language, with the details that mutants need. */
export type Expression = {
  readonly kind:
    | 'choice'
    | 'and'
    | 'or'
    | 'comparison'
    | 'sum'
    | 'product'
    | 'not'
    | 'call'
    | 'list'
    | 'map'
    | 'group'
    | Token['kind']
  readonly start: number
  readonly end: number
  /** Operands, arguments or elements. For a call, the callee comes first; for a choice, the condition. */
  readonly parts: readonly Expression[]
}

const levels: readonly (readonly [Expression['kind'], readonly string[]])[] = [
  ['or', ['||']],
  ['and', ['&&']],
  ['comparison', ['==', '!=', '<', '<=', '>', '>=', 'in', 'is']],
  ['sum', ['+', '-']],
  ['product', ['*', '/']],
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

  /** `condition ? one : other`, or an expression without a choice. */
  function choice(): Expression {
    const condition = level(0)
    if (peek() !== '?') return condition
    take('?')
    const one = choice()
    take(':')
    return around('choice', [condition, one, choice()])
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
      const inner = choice()
      return { kind: 'group', start: token.start, end: take(')').end, parts: [inner] }
    }
    if (token.text === '[') return { ...separated(']'), kind: 'list', start: token.start }
    if (token.text === '{') return { ...separated('}'), kind: 'map', start: token.start }
    return { kind: token.kind, start: token.start, end: token.end, parts: [] }
  }

  /** Elements up to `closing`. In a map, key and value are one element. */
  function separated(closing: string) {
    const parts: Expression[] = []
    while (peek() !== closing) {
      const first = choice()
      if (peek() === ':') {
        take()
        const value = choice()
        parts.push({ ...first, kind: 'group', end: value.end, parts: [value] })
      } else parts.push(first)
      if (peek() === ',') take()
    }
    return { parts, end: take(closing).end }
  }

  return choice()
}

function around(kind: Expression['kind'], parts: readonly Expression[]): Expression {
  return { kind, start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0, parts }
}

/** An `allow`, a `return` or a `let` of the rules, with its expression. */
export type Statement = {
  readonly kind: 'allow' | 'return' | 'let'
  /** The methods of an `allow`, with their positions. */
  readonly methods: readonly { readonly start: number; readonly end: number }[]
  readonly expression: Expression
}

const opening = /^ *(?:(allow) ([\w, ]+): if|(return)|(let) \w+ =)/gm

/** All statements of the rules, in order. */
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
