import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firebaseCli } from '../../google/firebaseCli.mjs'
import { functionsVariables, needGreenlightConfig } from '../../hosting/greenlightConfig.mjs'
import { build } from '../../stack/build.mjs'
import { updateFunctions } from '../../stack/functionsFolder.mjs'
import { dataDir } from '../../stack/paths.mjs'
import { UserError } from '../../stack/userError.mjs'
import { publisher } from '../describeBuild.mjs'
import { readPackage } from '../packages.mjs'
import { renewShellSite } from '../promote.mjs'
import { shipRulesAndIndexes } from '../rulesAndIndexes.mjs'
import { packFunctions } from './packFunctions.mjs'

const NAME = /** @type {const} */ ('functions')

/**
 * Builds the functions, and gives them to the local site. The emulator notices the new file.
 * @returns {Promise<string>} what was done
 */
export async function publishFunctionsLocally() {
  await build([NAME])
  if (!existsSync(join(dataDir, NAME))) return 'npm start runs the functions that were built now.'
  updateFunctions(dataDir)
  return 'The running site has the functions that were built now.'
}

/**
 * Publishes the functions to Firebase, after the rules and indexes that they need. The version and the change are recorded
 * as those of any other package.
 * @param {import('../target.mjs').Target} target
 * @param {{ reason: string }} options
 * @throws {UserError} if this version is published already, or there is no site yet
 */
export async function publishFunctions(target, { reason }) {
  const config = needGreenlightConfig()
  const { version } = readPackage(NAME)
  const store = await target.store()
  const registry = await store.read()
  if (!registry) throw new UserError('There is no site yet: npm run deploy makes it.')
  if (await store.isPublished({ name: NAME, version })) {
    throw new UserError(`${NAME} ${version} is published already: make a new version.`)
  }
  const variables = functionsVariables(config, target.origins['shell'] ?? '')
  await build([NAME])
  await shipRulesAndIndexes(config.project, { closed: Boolean(registry.closed) })
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-functions-'))
  try {
    packFunctions(folder, variables)
    const content = contentOf(folder)
    const project = ['--project', config.project, '--config', join(folder, 'firebase.json')]
    await firebaseCli(
      ['deploy', '--only', NAME, ...project],
      'The functions could not be deployed. Are the secrets there (docs/operations.md)?',
    )
    const at = new Date().toISOString()
    const by = publisher()
    const release = { name: NAME, version, content, publishedAt: at, by }
    await store.change((before) => ({
      registry: before ?? registry,
      change: { at, by, what: `publish ${NAME} ${version}`, reason },
      releases: [{ release, files: {} }],
    }))
    await renewShellSite(target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return version
}

/** A name for what is uploaded, without its settings. @param {string} folder */
function contentOf(folder) {
  const sum = createHash('sha256')
  for (const file of ['index.js', 'package-lock.json'])
    sum.update(readFileSync(join(folder, NAME, file)))
  return sum.digest('hex')
}
