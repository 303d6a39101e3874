import { join } from 'node:path'
import { previewConfig } from '../hosting/previewConfig.mjs'
import { startMailCatcher } from '../mailCatcher/startMailCatcher.mjs'
import { localTarget } from '../publish/localTarget.mjs'
import { publishBuilds } from '../publish/publishBuilds.mjs'
import { demoMembers, emailOf, password } from '../seed/data.mjs'
import { build } from './build.mjs'
import { startEmulators } from './emulators.mjs'
import {
  areFunctionsBuilt,
  httpFunction,
  previewSender,
  pushKeys,
  updateFunctions,
} from './functionsFolder.mjs'
import { writeJson } from './json.mjs'
import { dataDir, root } from './paths.mjs'
import { emulatorPorts, freePorts } from './ports.mjs'
import { lastLines, run } from './processes.mjs'
import { localOrigins, startSite } from './site.mjs'
import { seconds, step } from './steps.mjs'
import { UserError } from './userError.mjs'

/** @typedef {{ ports: import('./functionsFolder.mjs').MailPorts, site: string }} MailOptions */

/**
 * Emulators with the demo data, or with the data of an earlier start.
 * @param {import('./lifetime.mjs').Lifetime} lifetime
 * @param {MailOptions} [mail] runs the functions, too
 */
export async function startBackend(lifetime, mail) {
  // A later start begins with the build of the last one, and takes over the new one when it is there.
  if (mail && !areFunctionsBuilt()) await build(['functions'])
  const ready = step('emulators ready')
  const options = { ports: emulatorPorts, folder: dataDir, keep: true, lifetime }
  const emulators = await startEmulators({ ...options, ...(mail && { mail }) })
  ready(emulators.restored ? 'with the data of the last start' : '')
  await seed(emulators.env)
  // They save when they end. From here on, the next start finds data even if this process is killed.
  if (!emulators.restored) await emulators.save()
  return emulators
}

/** Ports for the functions and the e-mails of a local site. */
export async function mailPorts() {
  const exclude = Object.values(emulatorPorts)
  const [functions = 0, eventarc = 0, tasks = 0, smtp = 0, page = 0] = await freePorts(5, exclude)
  return { functions, eventarc, tasks, smtp, page }
}

/**
 * The mail part of the configuration of a local site.
 * @param {string} folder in which the emulators run
 * @param {import('./functionsFolder.mjs').MailPorts} ports
 * @returns {import('@greenlight/domain/siteConfig').SiteConfig['mail']}
 */
export const previewMail = (folder, ports) => ({
  functions: httpFunction(ports),
  from: previewSender,
  pushKey: pushKeys(folder).publicKey,
  catcher: `http://localhost:${ports.page}`,
})

/**
 * Catches all e-mails of a local site, which leave this machine nowhere.
 * @param {import('./lifetime.mjs').Lifetime} lifetime
 * @param {import('./functionsFolder.mjs').MailPorts} ports
 * @param {number} auth port of the Auth emulator
 * @returns {Promise<string>} the address of the page
 */
export async function startMail(lifetime, ports, auth) {
  const catcher = await startMailCatcher({
    smtp: ports.smtp,
    page: ports.page,
    auth: `http://127.0.0.1:${auth}`,
    sweep: async () => void (await fetch(`${httpFunction(ports)}/sweep`, { method: 'POST' })),
  })
  lifetime.onEnd(() => catcher.stop())
  return catcher.address
}

/**
 * The demo data, unless it is there already.
 * @param {Record<string, string>} env
 */
export async function seed(env) {
  const seeded = step('demo members and shares')
  const { code, output } = await run(process.execPath, [join(root, 'tools/seed/seed.mjs')], { env })
  if (code !== 0) throw new UserError(`The seed failed.\n${lastLines(output)}`)
  seeded(output.replace(/^Seed: /, ''))
}

/** Builds what has changed of shell and remotes. */
export async function buildAll() {
  const built = step('shell, remotes and functions built')
  built(await build())
}

/** Takes over the functions that were built meanwhile. */
export const useBuiltFunctions = () => updateFunctions(dataDir)

/**
 * Publishes the builds on this machine and serves them.
 * @param {object} options
 * @param {Record<string, number>} options.ports of the site, by package name
 * @param {{ auth: number, firestore: number }} options.emulators their ports
 * @param {string} options.publishedDir
 * @param {Partial<import('../hosting/resolve.mjs').SiteConfig>} [options.services] of others, that the site uses
 */
export async function serveBuilds({ ports, emulators, publishedDir, services }) {
  const config = { ...previewConfig(emulators), ...services }
  writeJson(join(publishedDir, 'sites', 'shell', 'config.json'), config)
  const published = step('builds published')
  const changed = await publishBuilds(
    localTarget(publishedDir, localOrigins(ports), emulators.firestore),
    publishedDir,
  )
  published(changed.join(', ') || 'nothing new')
  const served = step('site served from its own origins')
  const site = await startSite({ ports, publishedDir, config })
  served()
  return site
}

/**
 * What a person needs to know once everything runs.
 * @param {string} address
 */
export function readyLine(address) {
  const emails = demoMembers.map(emailOf).join(', ')
  return `Greenlight is ready at ${address} (${seconds(performance.now())}). Sign in as ${emails} with the password "${password}". Ctrl-C stops it.`
}
