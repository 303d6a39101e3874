// Part of `npm test -- lint`: who imports whom (.dependency-cruiser.mjs), and whether each shared module is shared.
import { execFileSync } from 'node:child_process'
import { parseJson } from '../stack/json.mjs'
import { reachedFrom } from './reachedFrom.mjs'

/** Modules that stay in the shared packages although only one app uses them, with the reason. */
const ALLOWED = [
  {
    path: /^shared\/kit\/src\/contract\//,
    why: 'the release tools check what they publish with it',
  },
  {
    path: /^shared\/kit\/src\/ui\/theme\//,
    why: 'the fake shell and the catalog show the theme, too',
  },
]

const folders = ['shell', 'mf-*', 'shared', 'e2e', 'tools', 'bench']
const command = `depcruise --config .dependency-cruiser.mjs --output-type json ${folders.join(' ')} || true`
const path = `node_modules/.bin:${process.env['PATH']}`
const json = execFileSync(command, {
  shell: '/bin/sh',
  encoding: 'utf8',
  env: { ...process.env, PATH: path },
  maxBuffer: 2 ** 28,
})
/** @typedef {{ from: string, to: string, rule: { name: string }, comment?: string }} Violation */
/** @typedef {{ modules: import('./reachedFrom.mjs').Module[], summary: { violations: Violation[] } }} Result */
/** @type {Result} */
const { modules, summary } = parseJson(json)

const problems = summary.violations.map(
  ({ rule, from, to, comment }) => `${from} imports ${to} (${rule.name}). ${comment ?? ''}`,
)

const isShared = (/** @type {string} */ file) =>
  /^shared\/(domain|kit)\/src\//.test(file) && !/\.(test|testing)\.tsx?$|\.d\.ts$/.test(file)
for (const [file, users] of reachedFrom(modules, /^(shell|mf-[^/]+)\/src\//)) {
  if (!isShared(file) || users.size > 1 || ALLOWED.some(({ path }) => path.test(file))) continue
  const [user = 'no package'] = users
  problems.push(`${file} is used by ${user} alone: move it there.`)
}

if (problems.length > 0) console.error(problems.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
