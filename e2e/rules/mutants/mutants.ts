import { type Expression, type Statement, statementsOf } from './parseRules.ts'

/** The rules with one change. */
export type Mutant = {
  /** Starts at 1. */
  readonly line: number
  /** That line of the original rules. */
  readonly source: string
  readonly position: RulesPosition
  /** Where the replaced text begins and ends in the original rules. */
  readonly start: number
  readonly end: number
  /** The replaced text and its replacement. */
  readonly before: string
  readonly after: string
  readonly rules: string
}

type Change = { readonly start: number; readonly end: number; readonly after: string }

/** All changes that remove or weaken one clause, limit, element or look-up of the rules. */
export function mutantsOf(rules: string): readonly Mutant[] {
  const changes = statementsOf(rules).flatMap((statement) => [
    ...statementChanges(statement),
    ...expressionChanges(statement.expression, rules),
    ...patternChanges(statement.expression, rules),
  ])
  const different = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return [...different.values()].map((change) => apply(change, rules))
}

function apply({ start, end, after }: Change, rules: string): Mutant {
  const line = rules.slice(0, start).split('\n').length
  return {
    line,
    source: rules.split('\n')[line - 1] ?? '',
    position: rulesPositionOf(rules, start),
    start,
    end,
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

/** Replaces a whole condition or statement. */
function statementChanges({ kind, methods, expression }: Statement): Change[] {
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

function expressionChanges(expression: Expression, rules: string): Change[] {
  const { kind, parts } = expression
  const inner = parts.flatMap((part) => expressionChanges(part, rules))
  if (kind === 'and') return [...parts.map((part) => replaced(part, 'true')), ...inner]
  if (kind === 'or') {
    return [...parts.flatMap((part) => [replaced(part, 'true'), replaced(part, 'false')]), ...inner]
  }
  if (kind === 'choice' && parts[0]) {
    return [replaced(parts[0], 'true'), replaced(parts[0], 'false'), ...inner]
  }
  if (kind === 'number') return numberChanges(expression, rules)
  if (kind === 'list' || kind === 'map') return [...withoutOne(expression, rules), ...inner]
  if (kind === 'name' || kind === 'string') return wordChanges(expression, rules)
  return inner
}

/** Adds and subtracts one. */
function numberChanges(number: Expression, rules: string): Change[] {
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

/** Swaps reads before and after the write, and true and false. */
function wordChanges(word: Expression, rules: string): Change[] {
  const opposite = opposites[rules.slice(word.start, word.end)]
  const inner = word.parts.flatMap((part) => expressionChanges(part, rules))
  return opposite ? [replaced(word, opposite), ...inner] : inner
}

/** Loosens each class, literal and repetition of a pattern. */
function patternChanges(expression: Expression, rules: string): Change[] {
  const inner = expression.parts.flatMap((part) => patternChanges(part, rules))
  const text = rules.slice(expression.start, expression.end)
  const isPattern = expression.kind === 'string' && /[[\]{}*+]/.test(text)
  return isPattern
    ? [...loosenedPatterns(text).map((after) => replaced(expression, after)), ...inner]
    : inner
}

function loosenedPatterns(pattern: string): string[] {
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

/** The matched paths around a position of the rules, and its function or statement. */
export type RulesPosition = { readonly path: string; readonly name: string }

/** Finds the position by indentation, which prettier sets to two spaces per level. */
export function rulesPositionOf(rules: string, position: number): RulesPosition {
  const lines = rules.slice(0, rules.indexOf('\n', position)).split('\n').toReversed()
  let depth = Infinity
  let name = ''
  let path = ''
  for (const line of lines) {
    const indent = line.search(/\S/)
    const [, word, rest = ''] = /^ *(allow|function|match) ([^:(]+)/.exec(line) ?? []
    const isEnclosing = word !== undefined && (indent < depth || (name === '' && indent === depth))
    if (!isEnclosing) continue
    depth = indent
    if (word === 'match') path = rest.replace(/ {$/, '') + path
    else name ||= `${word} ${rest}`
  }
  return { path: path.replace(/^.*?\/documents/, '').slice(1), name }
}
