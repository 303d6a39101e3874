import { createECDH } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { readJson, writeJson } from './json.mjs'
import { root } from './paths.mjs'
import { writeVariables } from './variables.mjs'

/** @typedef {{ functions: number, eventarc: number, tasks: number, smtp: number, page: number }} MailPorts */

/** The public and the private key of Web Push. @typedef {{ publicKey: string, privateKey: string }} PushKeys */

/** Name and address of the sender in a preview. */
export const previewSender = 'Greenlight <news@greenlight.example>'

/**
 * The keys of Web Push of this folder. They stay the same, or the browsers that are registered would get nothing.
 * @param {string} folder
 * @returns {PushKeys}
 */
export function pushKeys(folder) {
  const path = join(folder, 'push-keys.json')
  if (!existsSync(path)) {
    const pair = createECDH('prime256v1')
    const publicKey = pair.generateKeys('base64url')
    // The number may begin with zeros, which Node leaves out.
    const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
    writeJson(path, { publicKey, privateKey: privateKey.toString('base64url') })
  }
  return readJson(path)
}

const built = join(root, 'functions/dist/index.js')

/** Whether the functions were built at some time. */
export const areFunctionsBuilt = () => existsSync(built)

/** Takes over a newer build. The emulator notices it and reads it again. @param {string} folder */
export function updateFunctions(folder) {
  const used = join(folder, 'functions', 'index.js')
  if (!readFileSync(used).equals(readFileSync(built))) copyFileSync(built, used)
}

/** The address of the HTTP function. @param {MailPorts} ports */
export const httpFunction = ({ functions }) =>
  `http://127.0.0.1:${functions}/demo-greenlight/us-central1/http`

/**
 * Puts the built functions where firebase-tools runs, as a publication packs them, with the settings of a preview: news is
 * sent at once.
 * @param {string} folder
 * @param {MailPorts} ports
 * @param {string} site origin of the site
 */
export function prepareFunctions(folder, ports, site) {
  const source = join(folder, 'functions')
  mkdirSync(source, { recursive: true })
  /** @type {Record<string, unknown>} */
  const { name, type, engines, dependencies } = readJson(join(root, 'functions/package.json'))
  writeJson(join(source, 'package.json'), { name, type, engines, dependencies, main: 'index.js' })
  copyFileSync(built, join(source, 'index.js'))
  const packages = join(source, 'node_modules')
  rmSync(packages, { force: true })
  symlinkSync(join(root, 'node_modules'), packages, 'dir')
  const { publicKey, privateKey } = pushKeys(folder)
  writeVariables(join(source, '.env'), {
    SITE: site,
    LINKS: httpFunction(ports),
    MAIL_FROM: previewSender,
    VAPID_PUBLIC_KEY: publicKey,
    REGION: 'us-central1',
    MAILS_PER_SWEEP: '500',
    DELAY_MINUTES: '0',
    INTERVAL_MINUTES: '0',
  })
  writeVariables(join(source, '.secret.local'), {
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    VAPID_PRIVATE_KEY: privateKey,
  })
}

/**
 * A path on which npm answers nothing: firebase-tools asks it for the newest version of its packages, and stops
 * everything else until it has an answer, without a network for 20 s.
 * @param {string} folder
 */
export function pathWithoutNpm(folder) {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const npm = join(bin, 'npm')
  writeFileSync(npm, '#!/bin/sh\necho "{}"\n')
  chmodSync(npm, 0o755)
  return [bin, process.env['PATH']].join(delimiter)
}
