/** A piece of the rules language with its place in the text. */
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
  ['sign', /&&|\|\||[=!<>]=|[-+*!<>=.,:;()[\]{}]/y],
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
