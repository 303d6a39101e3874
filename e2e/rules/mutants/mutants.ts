import type { Expression } from './expression.ts'
import { placeOf, type Place } from './place.ts'
import { statementsOf, type Statement } from './statements.ts'

/** The rules with one thing changed. */
export type Mutant = {
  /** From 1. */
  readonly line: number
  /** That line of the rules as it was. */
  readonly source: string
  readonly place: Place
  /** The text that was replaced, and by what. */
  readonly before: string
  readonly after: string
  readonly rules: string
}

type Change = { readonly start: number; readonly end: number; readonly after: string }

/** Each way of dropping or weakening one clause, limit, element or look-up of the rules. */
export function mutantsOf(rules: string): readonly Mutant[] {
  const changes = statementsOf(rules).flatMap((statement) => [
    ...ofStatement(statement),
    ...ofExpression(statement.expression, rules),
    ...ofRegexes(statement.expression, rules),
  ])
  const different = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return [...different.values()].map((change) => apply(change, rules))
}

function apply({ start, end, after }: Change, rules: string): Mutant {
  const line = rules.slice(0, start).split('\n').length
  return {
    line,
    source: rules.split('\n')[line - 1] ?? '',
    place: placeOf(rules, start),
    before: rules.slice(start, end),
    after,
    rules: rules.slice(0, start) + after + rules.slice(end),
  }
}

const replaced = ({ start, end }: Omit<Change, 'after'>, after: string): Change => ({
  start,
  end,
  after,
})

/** A whole condition gone, or a whole statement. */
function ofStatement({ kind, methods, expression }: Statement): Change[] {
  if (kind === 'allow') {
    const others = methods.length > 1 ? methods.map((method) => replaced(method, 'list')) : []
    return [replaced(expression, 'false'), replaced(expression, 'true'), ...others]
  }
  return kind === 'return' && isCondition(expression)
    ? [replaced(expression, 'true'), replaced(expression, 'false')]
    : []
}

function isCondition({ kind }: Expression): boolean {
  return kind === 'and' || kind === 'or' || kind === 'comparison' || kind === 'not'
}

function ofExpression(expression: Expression, rules: string): Change[] {
  const { kind, parts } = expression
  const inner = parts.flatMap((part) => ofExpression(part, rules))
  if (kind === 'and') return [...parts.map((part) => replaced(part, 'true')), ...inner]
  if (kind === 'or') {
    return [...parts.flatMap((part) => [replaced(part, 'true'), replaced(part, 'false')]), ...inner]
  }
  if (kind === 'number') return ofNumber(expression, rules)
  if (kind === 'list' || kind === 'map') return [...withoutOne(expression, rules), ...inner]
  if (kind === 'name' || kind === 'string') return ofWord(expression, rules)
  return inner
}

/** One more, one less. */
function ofNumber(number: Expression, rules: string): Change[] {
  const value = Number(rules.slice(number.start, number.end))
  return [
    replaced(number, String(value + 1)),
    ...(value > 0 ? [replaced(number, String(value - 1))] : []),
  ]
}

function withoutOne({ start, end, parts }: Expression, rules: string): Change[] {
  if (parts.length < 2) return []
  return parts.map((left) => {
    const rest = parts.filter((part) => part !== left)
    const elements = rest.map((part) => rules.slice(part.start, part.end)).join(', ')
    return replaced({ start, end }, `${rules[start]}${elements}${rules[end - 1]}`)
  })
}

const opposites: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
  true: 'false',
  false: 'true',
  "'everyone'": "'none'",
}

/** Before the write and after it, yes and no: each mistaken for the other. */
function ofWord(word: Expression, rules: string): Change[] {
  const opposite = opposites[rules.slice(word.start, word.end)]
  const inner = word.parts.flatMap((part) => ofExpression(part, rules))
  return opposite ? [replaced(word, opposite), ...inner] : inner
}

/** Each class, literal or repetition of a pattern loosened in turn. */
function ofRegexes(expression: Expression, rules: string): Change[] {
  const inner = expression.parts.flatMap((part) => ofRegexes(part, rules))
  const text = rules.slice(expression.start, expression.end)
  const isPattern = expression.kind === 'string' && /[[\]{}*+]/.test(text)
  return isPattern ? [...looser(text).map((after) => replaced(expression, after)), ...inner] : inner
}

function looser(pattern: string): string[] {
  const pieces =
    /\\\\x\{\w+\}(?:-\\\\x\{\w+\})?|\\\\p[A-Z]|\(\?s\)|\[[^\]]*\]|\{[\d,]+\}|data:|image|\/jpeg|;base64|,\/9j\/|@|\.\*/g
  return [...pattern.matchAll(pieces)].flatMap(({ 0: piece, index }) => {
    const by = (after: string) =>
      pattern.slice(0, index) + after + pattern.slice(index + piece.length)
    if (piece === '.*') return []
    if (piece.startsWith('[') && !piece.startsWith('[^')) return [by('(?s:.)')]
    if (piece.startsWith('{')) return [by('*')]
    if (/^[a-z/;,@]/.test(piece)) return [by('.*')]
    return piece.startsWith('[^') ? [by('(?s:.)')] : [by('')]
  })
}
