/** Holds, by name, what each shared package of a remote does with the shell's copy of it. */
const RECEIVERS = 'virtual:greenlight-receivers'

/**
 * The container of a remote, as the federation runtime expects it: `init` gets the shell's share scope, `get` returns
 * a function that returns an exposed module.
 * @param {string} remote its name
 * @param {string} exposes the module whose default export loads each exposed module
 */
const container = (remote, exposes) => `
import { receivers } from '${RECEIVERS}'
import exposes from '${exposes}'

export async function init(scope) {
  for (const [name, receive] of receivers) {
    const shared = Object.values(scope[name] ?? {}).find(({ lib }) => lib)
    if (!shared) throw new Error('${remote} needs ' + name + ', which the shell does not share.')
    receive(shared.lib())
  }
}

export async function get(name) {
  if (!exposes[name]) throw new Error('${remote} does not expose ' + name + '.')
  const exposed = await exposes[name]()
  return () => exposed
}`

/**
 * A shared package inside of a remote. Its exports get their values in `init`, before a page is loaded.
 * @param {string} name
 * @param {string[]} exported names without `default`
 */
const sharedPackage = (name, exported) => `
import { receivers } from '${RECEIVERS}'
let __moduleExports, $default${exported.map((_, n) => `, $${n}`).join('')}
receivers.set('${name}', (shared) => {
  __moduleExports = shared
  $default = shared.default ?? shared
  ${exported.map((key, n) => `$${n} = shared.${key}`).join('\n  ')}
})
export { __moduleExports, $default as default${exported.map((key, n) => `, $${n} as ${key}`).join('')} }`

/**
 * What a pattern finds in a module that the federation plugin has generated.
 * @param {string} code
 * @param {RegExp} pattern global, with groups
 * @returns {[string[], ...string[][]]} the groups of each match
 * @throws {Error} if there is no match
 */
function find(code, pattern) {
  const [first, ...others] = [...code.matchAll(pattern)].map(([, ...groups]) => groups)
  if (!first) throw new Error(`This version of the federation plugin generates no ${pattern}.`)
  return [first, ...others]
}

/** The plugin makes two files for a remote as a host: its start, and a promise that hosts wait for. */
const unused = /__H_A_I__|__P_S__/

/**
 * The modules that the plugin generates, by a part of their ids, and what replaces their code.
 * @type {[RegExp, (code: string, remote: string) => string][]}
 */
const replacements = [
  [
    /virtual:mf-REMOTE_ENTRY_ID/,
    (code, remote) => {
      const [[exposes = '']] = find(code, /import __mfExposesMap from "([^"]+)"/g)
      return container(remote, exposes)
    },
  ],
  [
    /virtual:mf-exposes/,
    (code) => {
      const exposed = find(code, /"(\.\/\w+)",\s*\(\) => import\("([^"]+)"\)/g)
      const loaders = exposed.map(([name, file]) => `'${name}': () => import('${file}')`)
      return `export default { ${loaders.join(', ')} }`
    },
  ],
  [
    /__loadShare__/,
    (code) => {
      const [[name = '']] = find(code, /"canonical":"default:([^"]+)"/g)
      return sharedPackage(name, find(code, /__mf_\d+ as (\w+)/g).flat())
    },
  ],
  [/virtual:mf-localSharedImportMap/, () => 'export {}'], // the remote's own copies
  [unused, () => 'export {}'],
]

/**
 * Vite plugin of remotes, after the federation plugin: replaces the container that it generates (48 KB, 13 KB with
 * brotli, in every remote). The generated one also negotiates versions with webpack hosts, runs a federation
 * instance of its own, and has its own copies of all shared packages. Here, the shell compares the versions before it
 * loads a remote (`compatibilityProblems`), and a second React or session would break the page.
 * @param {string} remote its name
 * @param {readonly string[]} singletons names of the shared packages
 * @returns {import('vite').Plugin}
 * @throws {Error} at the build, if another version of the federation plugin generates other modules, or if the remote
 *   has a copy of a shared package
 */
export function smallContainer(remote, singletons) {
  const packages = new RegExp(`/node_modules/(${singletons.join('|')})/|/shared/runtime/src/`)
  return {
    name: 'greenlight:small-container',
    apply: 'build',
    enforce: 'post',
    resolveId: (source) => (source === RECEIVERS ? `\0${source}` : null),
    load: (id) => (id === `\0${RECEIVERS}` ? 'export const receivers = new Map()' : null),
    transform(code, id) {
      const [, replace] = replacements.find(([part]) => part.test(id)) ?? []
      return replace ? { code: replace(code, remote), map: null } : null
    },
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue
        const copy = chunk.moduleIds.find((id) => packages.test(id))
        if (copy) throw new Error(`The remote has a copy of a shared package: ${copy}`)
        if (unused.test(chunk.facadeModuleId ?? '')) delete bundle[file]
      }
    },
  }
}
