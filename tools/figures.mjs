// npm run figures [-- folder]: how large the parts of a checkout are, and how many things are done by hand. For
// comparing two commits. Nothing fails.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { root } from './stack/paths.mjs'

/** The hook of the kit that every form uses. */
const FORM_HOOK = 'useForm'
const COLLECTIONS = ['Map', 'Set', 'WeakMap', 'WeakSet']

const folder = resolve(root, process.argv[2] ?? '.')
const listed = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8' })
const files = listed
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

/** @typedef {(typeof files)[number]} File */

const isTest = (/** @type {File} */ { path }) =>
  /\.(test|testing|spec|check)\.\w+$/.test(path) || /^(e2e|tools\/checks)\//.test(path)
const packageOf = (/** @type {File} */ { path }) =>
  /^(shared\/[^/]+|[^/]+)\//.exec(path)?.[1] ?? '(root)'
const linesOf = (/** @type {readonly File[]} */ some) =>
  some.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
const sizeOf = (/** @type {readonly File[]} */ some) => ({
  files: some.length,
  lines: linesOf(some),
})

/**
 * Variables of a module that can change after its import: `let`, and collections.
 * @param {File} file
 */
function moduleVariables({ path, text }) {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.flags & ts.NodeFlags.Const
        ? declarationList.declarations.filter(holdsCollection)
        : declarationList.declarations,
    )
    .map(({ name }) => `${path}: ${text.slice(name.pos, name.end).trim()}`)
}

/** @param {ts.VariableDeclaration} declaration */
const holdsCollection = ({ initializer }) =>
  initializer !== undefined &&
  ts.isNewExpression(initializer) &&
  ts.isIdentifier(initializer.expression) &&
  COLLECTIONS.includes(initializer.expression.text)

const packages = [...new Set(files.map(packageOf))].sort()
/** @type {Record<string, Record<string, number>>} */
const table = {}
/** @type {string[]} */
const variables = []
for (const name of packages) {
  const all = files.filter((file) => packageOf(file) === name)
  const own = all.filter((file) => !isTest(file))
  const inSources = own.filter(({ path }) => path.includes('/src/')).flatMap(moduleVariables)
  variables.push(...inSources)
  table[name] = {
    files: all.length,
    lines: linesOf(all),
    'files without tests': own.length,
    'lines without tests': linesOf(own),
    'module variables': inSources.length,
  }
}
console.table(table)
console.log(`${variables.length} module-level variables\n${variables.join('\n')}\n`)

const own = files.filter((file) => !isTest(file))
/** @type {(title: string, some: readonly File[], named?: boolean) => void} */
function print(title, some, named = false) {
  const { files: count, lines } = sizeOf(some)
  console.log(`${title}: ${count} files, ${lines} lines`)
  if (named) for (const { path } of some) console.log(`  ${path}`)
}
const forms = own.filter(({ path, text }) => path.endsWith('.tsx') && /onSubmit[=:]/.test(text))
const callsHook = new RegExp(`\\b${FORM_HOOK}\\(`)
print('components with a form', forms)
print(
  `files that call ${FORM_HOOK}`,
  own.filter(({ text, path }) => path.endsWith('.tsx') && callsHook.test(text)),
  true,
)
print(
  'tools, without tests, checks and seed',
  own.filter(({ path }) => /^tools\/(?!seed\/)/.test(path)),
)
print(
  'the PDF of account details',
  own.filter(({ path }) => /^mf-profile\/src\/.*pdf/i.test(path)),
  true,
)
print(
  'plugins that replace code of a library or of another plugin',
  own.filter(
    ({ path, text }) =>
      /^shared\/build\/src\//.test(path) && /\b(transform|resolveId)\b/.test(text),
  ),
  true,
)
