import { relative } from 'node:path'
import { build } from '../stack/build.mjs'
import { UserError } from '../stack/userError.mjs'
import { root } from '../stack/paths.mjs'
import { buildEnv, lastLines, run } from '../stack/processes.mjs'
import { step } from '../stack/steps.mjs'
import { readPackage } from './packages.mjs'
import { renewRegistryCopy } from './promote.mjs'
import { freeVersion, publishPackage } from './publishPackage.mjs'

/**
 * Builds and publishes packages. An order that fits is found by trying: a remote that needs a newer
 * shell is published beside its earlier release, and a shell is refused until each remote fits it.
 * @param {import('./target.mjs').Target} target
 * @param {readonly string[]} folders
 * @param {import('./publishPackage.mjs').PublishOptions & { built: boolean, changed: boolean, isLocal: boolean }} options
 *   `built`: publish the builds that are there, without building; `changed`: publish only versions that are not
 *   published yet
 */
export async function publishInOrder(target, folders, { built, changed, isLocal, ...options }) {
  const store = await target.store()
  if (await renewRegistryCopy(target))
    console.log('  ✓ the copy of the registry on the site was old and is renewed')
  const due = []
  for (const folder of folders) {
    const isPublished = await store.isPublished(readPackage(folder))
    if (changed && isPublished) continue
    if (!isLocal) await freeVersion(target, folder, false)
    due.push(folder)
  }
  if (due.length === 0) return []
  if (!built) await buildFolders(due)

  const releases = []
  for (let round = due; round.length > 0;) {
    /** @type {{ folder: string, error: unknown }[]} */
    const refused = []
    for (const folder of round) {
      try {
        const version = await freeVersion(target, folder, isLocal)
        releases.push(await publishPackage(target, folder, { ...options, version }))
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
