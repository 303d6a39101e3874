import { relative } from 'node:path'
import { build } from '../stack/build.mjs'
import { root } from '../stack/paths.mjs'
import { buildEnv, lastLines, run } from '../stack/processes.mjs'
import { isListening } from '../stack/runningSite.mjs'
import { step } from '../stack/steps.mjs'
import { UserError } from '../stack/userError.mjs'
import { buildFolder, contentHash } from './buildFolder.mjs'
import { insertReleases, registryProblems } from './changes.mjs'
import { declaredRelease, declaredShell } from './describeBuild.mjs'
import { heldLine } from './holds.mjs'
import { readPackage } from './packages.mjs'
import { renewShellSite } from './promote.mjs'
import { freeVersion, publishPackage } from './publishPackage.mjs'
import { shipRulesAndIndexes } from './rulesAndIndexes.mjs'

/** @import { Registry } from './contract.mjs' */

/**
 * Builds and publishes packages. An order that fits is found by trying: a remote that needs a newer
 * shell is published beside its earlier release, and a shell is refused until each remote fits it.
 * @param {import('./target.mjs').Target} target
 * @param {readonly string[]} folders
 * @param {import('./publishPackage.mjs').PublishOptions & { built: boolean, changed: boolean, isLocal: boolean }} options
 *   `built`: publish the builds that are there, without building; `changed`: publish only what differs from what is
 *   live, and on Firebase only versions that are not published yet
 */
export async function publishInOrder(target, folders, { built, changed, isLocal, ...options }) {
  const store = await target.store()
  if (await renewShellSite(target)) console.log("  ✓ the shell's site was old and is renewed")
  const holds = await store.holds()
  const named = []
  for (const folder of folders) {
    const { name } = readPackage(folder)
    const hold = holds[name]
    if (changed && hold) {
      console.log(`  … ${heldLine(name, hold)}`)
      continue
    }
    if (isLocal) await needServed(target, name)
    else if (changed && (await store.isPublished(readPackage(folder)))) continue
    else await freeVersion(target, folder, false)
    named.push(folder)
  }
  if (named.length === 0) return []
  const registry = await store.read()
  if (registry) needFit(registry, named, target)
  if (!built) await buildFolders(named)
  const due =
    changed || named.length > 1 ? named.filter((folder) => hasChanged(registry, folder)) : named

  if (due.length > 0 && target.project)
    await shipRulesAndIndexes(target.project, { closed: Boolean(registry?.closed) })

  const releases = []
  for (let round = due; round.length > 0;) {
    /** @type {{ folder: string, error: unknown }[]} */
    const refused = []
    for (const folder of round) {
      try {
        const version = await freeVersion(target, folder, isLocal)
        releases.push(
          await publishPackage(target, folder, { ...options, version, automatic: changed }),
        )
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        refused.push({ folder, error })
      }
    }
    if (refused.length === round.length) throw refused[0]?.error
    round = refused.map(({ folder }) => folder)
  }
  return releases
}

/**
 * Refuses a remote that the running site does not serve: it was started before the remote had a port.
 * @param {import('./target.mjs').Target} target
 * @param {string} name
 */
async function needServed({ origins }, name) {
  const isServed = async (/** @type {string | undefined} */ origin) =>
    origin !== undefined && (await isListening(Number(new URL(origin).port)))
  if (!origins[name] || (await isServed(origins[name])) || !(await isServed(origins['shell'])))
    return
  throw new UserError(
    `The running site does not serve ${name} yet: restart npm start, then publish ${name}.`,
  )
}

/**
 * Refuses packages that do not go together with what is published, before they are built.
 * @param {Registry} registry
 * @param {readonly string[]} folders
 * @param {import('./target.mjs').Target} target
 */
function needFit(registry, folders, { origins }) {
  const isShell = (/** @type {string} */ folder) => readPackage(folder).name === 'shell'
  const shell = folders.filter(isShell).map((folder) => declaredShell(folder))[0]
  const releases = folders
    .filter((folder) => !isShell(folder))
    .map((folder) => declaredRelease(folder, origins[readPackage(folder).name] ?? NO_SITE))
  const after = insertReleases({ ...registry, shell: shell ?? registry.shell }, releases)
  const existing = registryProblems(registry)
  const problems = registryProblems(after).filter((problem) => !existing.includes(problem))
  if (problems.length > 0) throw new UserError(problems.join('\n  '))
}

/** That a remote has no site is said where it is uploaded. */
const NO_SITE = 'https://no-site.invalid'

/**
 * Whether a build differs from the newest release of its package, which may have another version.
 * @param {Registry | undefined} registry
 * @param {string} folder
 */
function hasChanged(registry, folder) {
  const { name, version } = readPackage(folder)
  const live = name === 'shell' ? registry?.shell : registry?.remotes[name]?.[0]
  if (live?.content !== contentHash(buildFolder(folder), version)) return true
  console.log(`  … ${name} has not changed since ${live.version}: not published`)
  return false
}

/** @param {readonly string[]} folders */
async function buildFolders(folders) {
  const built = step('built')
  const inside = folders.filter((folder) => !relative(root, folder).startsWith('..'))
  const note =
    inside.length > 0 ? await build(inside.map((folder) => readPackage(folder).name)) : ''
  for (const folder of folders.filter((each) => !inside.includes(each))) {
    const { code, output } = await run('npm', ['run', 'build'], { cwd: folder, env: buildEnv })
    if (code !== 0) throw new UserError(`The build in ${folder} failed.\n${lastLines(output)}`)
  }
  built(note)
}
