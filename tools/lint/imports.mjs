// Part of `npm test -- lint`: who imports whom (.dependency-cruiser.mjs), and whether each shared module is shared.
import { execSync } from 'node:child_process'
import { parseJson } from '../stack/json.mjs'
import { reachedFrom } from './reachedFrom.mjs'

/** Modules that stay in the shared packages although only one app uses them. */
const ALLOWED = [
  // The release tools check what they publish with it.
  /^shared\/kit\/src\/contract\//,
  // The fake shell and the catalog show the theme, too.
  /^shared\/kit\/src\/ui\/theme\//,
]

const command =
  'node_modules/.bin/depcruise --config .dependency-cruiser.mjs --output-type json shell mf-* shared e2e tools bench || true'
/** @type {import('dependency-cruiser').ICruiseResult} */
const { modules, summary } = parseJson(execSync(command, { encoding: 'utf8', maxBuffer: 2 ** 28 }))

const problems = summary.violations.map(
  ({ rule, from, to, comment }) => `${from} imports ${to} (${rule.name}). ${comment ?? ''}`,
)

const isShared = (/** @type {string} */ file) =>
  /^shared\/(domain|kit)\/src\//.test(file) && !/\.(test|testing)\.tsx?$|\.d\.ts$/.test(file)
for (const [file, users] of reachedFrom(modules, /^(shell|mf-[^/]+)\/src\//)) {
  if (!isShared(file) || users.size > 1 || ALLOWED.some((path) => path.test(file))) continue
  const [user = 'no package'] = users
  problems.push(`${file} is used by ${user} alone: move it there.`)
}

if (problems.length > 0) console.error(problems.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
