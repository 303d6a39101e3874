import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readPackage } from '../publish/packages.mjs'
import { readJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { sitePorts } from '../stack/ports.mjs'

/** @typedef {import('./readNewRemote.mjs').NewRemote} NewRemote */

/**
 * Writes the package of a remote with one page.
 * @param {NewRemote} remote
 * @param {string} [folder] of the package; it may be outside of the workspace
 */
export async function writeFiles(remote, folder = join(root, remote.name)) {
  await writeFormatted(join(folder, 'package.json'), JSON.stringify(packageOf(remote)))
  for (const path of TEMPLATES) {
    const template = readFileSync(join(import.meta.dirname, 'template', `${path}.txt`), 'utf8')
    const text = Object.entries(remote).reduce(
      (filled, [key, value]) => filled.replaceAll(`{{${key}}}`, () => value),
      template,
    )
    await writeFormatted(join(folder, path.replace('Page', remote.page)), text)
  }
}

/**
 * Writes a file as `npm run format` would.
 * @param {string} path
 * @param {string} text
 * @param {string} [filepath] of whose kind it is
 */
async function writeFormatted(path, text, filepath = path) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath }))
}

/** Files in `template`, where `{{…}}` is a property of the remote. */
const TEMPLATES = ['vite.config.ts', 'src/index.tsx', 'src/Page.tsx', 'src/Page.test.tsx']

/** The dependencies of a new remote, in the versions of the shell, which shares most of them. */
const NEEDED = ['@greenlight/kit', '@greenlight/runtime', 'react', 'react-dom', 'styled-components']

/** A circle, until the team draws its icon. */
const ICON = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'

/**
 * The package.json of a new remote.
 * @param {NewRemote} remote
 */
export function packageOf({ name, path, page, title }) {
  const { dependencies, devDependencies } = readPackage('shell')
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'vite build', dev: 'vite' },
    dependencies: Object.fromEntries(NEEDED.map((each) => [each, dependencies[each]])),
    devDependencies: { '@greenlight/build': devDependencies?.['@greenlight/build'] },
    greenlight: {
      routes: [
        { path, access: 'member', chrome: 'full', kind: 'text', title, page: `src/${page}.tsx` },
      ],
      // A page with a parameter has no address of its own.
      menu: path.includes(':')
        ? []
        : [{ to: path, label: title, icon: ICON, order: 100, access: 'member' }],
    },
  }
}

/**
 * Adds a remote that has its package to the files that name every remote.
 * @param {NewRemote} remote
 */
export async function addToLists({ name, path }) {
  await change('shared/build/ports.json', name, addPort)
  await change('package-lock.json', name, addPackage)
  const { port, before } = portsOf(name)
  await insert(
    '.devcontainer/devcontainer.json',
    new RegExp(`"forwardPorts": .*${before}`),
    `, ${port}`,
  )
  const site = `"${name}": "your-project-${name}"`
  await insert('greenlight.config.example.json', /"sites": \{[^}]*"/, `,\n    ${site}`)
  const address = path.replaceAll(/:\w+/g, 'any')
  await insert('README.md', /^mf-.*\n(?!mf-)/m, `${`${name}/`.padEnd(20)} ${path}\n`)
  for (const folder of [`/${name}/`, `/e2e/${name}/`]) {
    const owner = `${folder.padEnd(20)} @greenlight/${name.replace('mf-', '')}\n`
    const among = folder.startsWith('/e2e')
      ? /^\/e2e\/mf-.*\n(?!\/e2e\/mf-)/m
      : /^\/mf-.*\n(?!\/mf-)/m
    await insert('.github/CODEOWNERS', among, owner)
  }
  const route = `  { path: '${address}', as: member, filled: 'main h1' },\n`
  await insert(
    'e2e/accessibility/routes.ts',
    /routes: readonly Route\[\] = \[\n(?: {2}.*\n)*/,
    route,
  )
  const screen = `  { path: '${address}', state: 'filled', as: 'member', reach: find('main h1') },\n`
  await insert(
    'e2e/screens/table.ts',
    /screens: readonly Screen\[\] = \[\n(?:(?: {2}.*)?\n)*?(?=\])/,
    screen,
  )
}

/**
 * Inserts something into a text.
 * @param {string} file
 * @param {RegExp} place what it follows
 * @param {string} added
 * @throws {Error} if the file has no such place
 */
async function insert(file, place, added) {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  if (!place.test(text)) throw new Error(`${file} has no place for: ${added}`)
  const changed = text.replace(place, (found) => found + added)
  if (file === '.github/CODEOWNERS') writeFileSync(path, changed)
  else await writeFormatted(path, changed)
}

/**
 * @template T
 * @param {string} file
 * @param {string} name
 * @param {(content: T, name: string) => void} edit
 */
async function change(file, name, edit) {
  const path = join(root, file)
  /** @type {T} */
  const content = readJson(path)
  edit(content, name)
  await writeFormatted(path, JSON.stringify(content, null, 2))
}

/**
 * @param {Record<string, number>} ports
 * @param {string} name
 */
function addPort(ports, name) {
  ports[name] = Math.max(...Object.values(sitePorts)) + 1
}

/**
 * The port of a remote, and the highest one of the others.
 * @param {string} name
 */
function portsOf(name) {
  /** @type {Record<string, number>} */
  const { [name]: port, ...others } = readJson(join(root, 'shared/build/ports.json'))
  return { port, before: Math.max(...Object.values(others)) }
}

/**
 * As `npm install` would: all that it depends on is in the lockfile.
 * @param {{ packages: Record<string, object> }} lock
 * @param {string} name
 */
function addPackage(lock, name) {
  const { version, dependencies, devDependencies } = readPackage(name)
  const added = {
    [name]: { version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  }
  const all = Object.entries({ ...lock.packages, ...added })
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')))
}
