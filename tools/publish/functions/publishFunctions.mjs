import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firebaseCli } from '../../google/firebaseCli.mjs'
import { functionsVariables } from '../../hosting/greenlightConfig.mjs'
import { build } from '../../stack/build.mjs'
import { updateFunctions } from '../../stack/functionsFolder.mjs'
import { dataDir } from '../../stack/paths.mjs'
import { step } from '../../stack/steps.mjs'
import { UserError } from '../../stack/userError.mjs'
import { publisher } from '../describeBuild.mjs'
import { readPackage } from '../packages.mjs'
import { renewShellSite } from '../promote.mjs'
import { shipRulesAndIndexes } from '../rulesAndIndexes.mjs'
import { packFunctions } from './packFunctions.mjs'

/** @import { GreenlightConfig } from '../../hosting/greenlightConfig.mjs' */
/** @import { Target } from '../target.mjs' */
/**
 * @typedef {object} FunctionsOptions
 * @property {string} reason
 * @property {boolean} built whether to use the build that is there
 * @property {typeof deployFolder} [deploy]
 */

const NAME = /** @type {const} */ ('functions')

/**
 * Builds the functions, and gives them to the local site. The emulator notices the new file.
 * @param {{ built: boolean }} options
 * @returns {Promise<string>} what was done
 */
export async function publishFunctionsLocally({ built }) {
  if (!built) await build([NAME])
  if (!existsSync(join(dataDir, NAME))) return 'npm start runs the functions that were built now.'
  updateFunctions(dataDir)
  return 'The running site has the functions that were built now.'
}

/**
 * Publishes the functions if alerts are set up and this version is not published yet. What is published next may ask them.
 * @param {Target} target
 * @param {GreenlightConfig} config
 * @param {FunctionsOptions} options
 * @returns {Promise<string | undefined>} the version that was published now
 */
export async function shipFunctions(target, config, options) {
  if (!config.mail) return undefined
  const store = await target.store()
  if (await store.isPublished(readPackage(NAME))) return undefined
  return publishFunctions(target, config, options)
}

/**
 * Publishes the functions to Firebase, after the rules and indexes that they need. The version and the change are recorded
 * as those of any other package. A published version is deployed again only with other settings.
 * @param {Target} target
 * @param {GreenlightConfig} config
 * @param {FunctionsOptions} options
 * @returns {Promise<string>} the version
 * @throws {UserError} if it is published already, or there is no site yet
 */
export async function publishFunctions(target, config, { reason, built, deploy = deployFolder }) {
  const variables = functionsVariables(config, target.origins['shell'] ?? '')
  const { version } = readPackage(NAME)
  const store = await target.store()
  const registry = await store.read()
  if (!registry) throw new UserError('There is no site yet: npm run deploy makes it.')
  if (!built) await build([NAME])
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-functions-'))
  try {
    packFunctions(folder, variables)
    const content = hashOf(folder, ['index.js', 'package-lock.json'])
    const settings = hashOf(folder, ['.env'])
    needChange(await store.findFunctions(version), { version, content, settings })
    if (target.project)
      await shipRulesAndIndexes(target.project, { closed: Boolean(registry.closed) })
    const deployed = step(`${NAME} ${version} deployed`)
    await deploy(config.project, folder)
    deployed()
    const at = new Date().toISOString()
    const by = publisher()
    const release = { name: NAME, version, content, settings, publishedAt: at, by }
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

/** @param {string} project @param {string} folder packed functions */
const deployFolder = (project, folder) =>
  firebaseCli(
    [
      ...['deploy', '--only', NAME, '--project', project],
      ...['--config', join(folder, 'firebase.json')],
    ],
    'The functions could not be deployed. Are the secrets there (docs/operations.md)?',
  )

/**
 * @param {{ content: string, settings: string } | undefined} published
 * @param {{ version: string, content: string, settings: string }} next
 * @throws {UserError}
 */
function needChange(published, { version, content, settings }) {
  if (!published) return
  if (published.content !== content) {
    throw new UserError(
      `${NAME} ${version} is published and never changes: make a new version with npx lerna version.`,
    )
  }
  if (published.settings === settings)
    throw new UserError(`${NAME} has not changed since ${version} was published.`)
}

/**
 * A name for files that are uploaded.
 * @param {string} folder
 * @param {readonly string[]} files
 */
function hashOf(folder, files) {
  const sum = createHash('sha256')
  for (const file of files) sum.update(readFileSync(join(folder, NAME, file)))
  return sum.digest('hex')
}
