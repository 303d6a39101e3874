import { reachedFrom } from './reachedFrom.mjs'

/** @typedef {import('./reachedFrom.mjs').Module} Module */

/** Modules that stay in the shared packages although only one app uses them. */
const ALLOWED = [
  // The release tools check what they publish with it.
  /^shared\/kit\/src\/contract\//,
  // What the site stores for the functions, which are optional.
  /^shared\/domain\/src\/alerts/,
  // The fake shell and the catalog show the theme, too.
  /^shared\/kit\/src\/ui\/theme\//,
]
const TESTS = /\.(test|testing)\.tsx?$/
/** The error texts that several remotes use, by code. */
const TEXTS = 'shared/kit/src/errors.ts'

/**
 * What is in a shared package, but is not shared.
 * @param {readonly Module[]} modules of the workspace
 * @param {(path: string) => string} read returns the text of a module
 * @returns {string[]} one sentence for each, with what to do
 */
export function notShared(modules, read) {
  const users = reachedFrom(modules, /^(shell|mf-[^/]+|functions)\/src\//)
  const found = [...users]
    .filter(([file]) => isShared(file) && !ALLOWED.some((path) => path.test(file)))
    .flatMap(([file, names]) => sentence(file, names))
  if (!users.has(TEXTS)) return found
  const sources = [...users.keys()]
    .filter((file) => /^(shell|mf-[^/]+|shared\/kit)\/src\//.test(file))
    .filter((file) => file !== TEXTS && !TESTS.test(file))
    .map((file) => ({ text: read(file), names: namesOf(file, users) }))
  const codes = [...read(TEXTS).matchAll(/^ +'(kit\/[\w-]+)':/gm)].map(([, code = '']) => code)
  const texts = codes.flatMap((code) => {
    const using = sources.filter(({ text }) => text.includes(`'${code}'`))
    return sentence(`${code} in ${TEXTS}`, new Set(using.flatMap(({ names }) => names)))
  })
  return [...found, ...texts]
}

/** @param {string} file */
const isShared = (file) =>
  /^shared\/(domain|kit)\/src\//.test(file) && !TESTS.test(file) && !file.endsWith('.d.ts')

/**
 * The packages that use a module: its own, or those that reach it.
 * @param {string} file
 * @param {Map<string, Set<string>>} users
 */
function namesOf(file, users) {
  const own = /^(shell|mf-[^/]+|functions)\//.exec(file)?.[1]
  return own ? [own] : [...(users.get(file) ?? [])]
}

/**
 * @param {string} what
 * @param {Set<string>} names of the packages that use it
 */
function sentence(what, names) {
  const [user, another] = names
  if (another) return []
  return [
    user
      ? `${what} is used by ${user} alone: move it there.`
      : `${what} is used by nobody: remove it.`,
  ]
}
