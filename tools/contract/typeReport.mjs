import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'

/**
 * The packages whose public types other packages are built against, with their public modules.
 * @type {Record<string, (file: string) => boolean>} by folder
 */
const PUBLIC_MODULES = {
  'shared/domain': () => true,
  'shared/runtime': (file) => file === 'index.ts',
  'shared/kit': (file) => file.startsWith('contract/'),
  'shared/build': (file) => file === 'index.mjs',
}

export const REPORT = 'contract.d.ts'

/**
 * The public types of each shared package: the declarations of its public modules, and of the modules of the same
 * package that these name, in order of path, without comments.
 * @returns {Map<string, string>} text of the report by the package's folder
 * @throws {Error} if the types have errors
 */
export function makeTypeReports() {
  const entries = Object.entries(PUBLIC_MODULES).map(([folder, isPublic]) => {
    const src = join(root, folder, 'src')
    const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
    const sources = names.filter(
      (file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|testing|d)\./.test(file),
    )
    return { folder, modules: sources.filter(isPublic).map((file) => join(src, file)) }
  })
  const declarations = emitDeclarations(entries.flatMap(({ modules }) => modules))
  return new Map(
    entries.map(({ folder, modules }) => [
      folder,
      report(folder, reach(folder, modules, declarations)),
    ]),
  )
}

/**
 * @param {string} folder
 * @param {Map<string, string>} reached
 */
function report(folder, reached) {
  const parts = [...reached].sort(([a], [b]) => (a < b ? -1 : 1))
  const head = '// The public types of this package. Made by `npm run contract`.\n'
  return parts.reduce(
    (text, [path, declaration]) =>
      `${text}\n// ${relative(join(root, folder), path)}\n${declaration.trimEnd()}\n`,
    head,
  )
}

/**
 * @param {string[]} modules
 * @returns {Map<string, string>} declarations by the source's path
 */
function emitDeclarations(modules) {
  const path = join(root, 'tsconfig.base.json')
  const { options } = ts.parseJsonConfigFileContent(
    parseJson(readFileSync(path, 'utf8')),
    ts.sys,
    root,
    {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
    },
  )
  const program = ts.createProgram(modules, options)
  /** @type {Map<string, string>} */
  const declarations = new Map()
  const { diagnostics } = program.emit(undefined, (_, text, __, ___, sources) => {
    const [source] = sources ?? []
    if (source) declarations.set(source.fileName, text)
  })
  const errors = [...ts.getPreEmitDiagnostics(program), ...diagnostics]
  if (errors.length > 0)
    throw new Error(
      ts.formatDiagnostics(errors, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    )
  return declarations
}

/**
 * The modules, and those of the same package that their declarations name.
 * @param {string} folder
 * @param {string[]} modules
 * @param {Map<string, string>} declarations
 */
function reach(folder, modules, declarations) {
  /** @type {Map<string, string>} */
  const reached = new Map()
  const inPackage = join(root, folder, 'src')
  const open = [...modules]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = declarations.get(path)
    if (text === undefined || reached.has(path) || !path.startsWith(inPackage)) continue
    reached.set(path, text)
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      if (fileName.startsWith('.')) open.push(join(path, '..', fileName))
  }
  return reached
}

/**
 * @param {Map<string, string>} reports by the package's folder
 * @returns {string[]} the committed reports that differ
 */
export const differentReports = (reports) =>
  [...reports]
    .map(([folder, text]) => ({ path: join(folder, REPORT), text }))
    .filter(({ path, text }) => {
      const file = join(root, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(({ path }) => path)
