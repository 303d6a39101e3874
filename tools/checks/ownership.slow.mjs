import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentHash } from '../publish/buildFolder.mjs'
import { readPackage } from '../publish/packages.mjs'
import { root } from '../stack/paths.mjs'
import { sitePorts } from '../stack/ports.mjs'
import { buildEnv, run } from '../stack/processes.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

// What a change of code changes: which packages get a new version, and which builds are published.

/**
 * In every source file where it is written, the first text is replaced by the second.
 * @typedef {[text: string, next: string]} Change
 */
/** @type {Record<string, Record<string, Change>>} */
const ownChanges = {
  'mf-admin': {
    'a text': ['Nobody is banned', 'Nobody is banned now'],
    'an error text': ['Failed to load the log.', 'The log could not be loaded.'],
    'a storage key': ['gl.admin.shortcuts.v1', 'gl.admin.shortcuts.v2'],
    'an operation': ["orderBy('at', 'desc'))", "orderBy('at'))"],
    'a style': ['4px solid var(--gl-control)', '5px solid var(--gl-control)'],
  },
  'mf-gallery': {
    'a text': ['<PageTitle>My shares', '<PageTitle>All my shares'],
    'an error text': ['Failed to load gallery.', 'The gallery could not be loaded.'],
    'a storage key': ['gl.gallery.share.v1', 'gl.gallery.share.v2'],
    'an operation': [
      "where('ownerUid', '==', uid), limit(SHARES_LIMIT)",
      "where('ownerUid', '==', uid), limit(SHARES_LIMIT + 1)",
    ],
    'a style': ['--columns: 6', '--columns: 7'],
  },
  'mf-messaging': {
    'a text': ['Get notified about new messages?', 'Do you want to hear of new messages?'],
    'an error text': ['Failed to send.', 'This could not be sent.'],
    'a storage key': ['gl.messaging.notificationsAsked.v1', 'gl.messaging.asked.v2'],
    'an operation': ["'typing', user.uid)", "'typers', user.uid)"],
    'a style': ['repeat(auto-fit, minmax(8rem, 1fr))', 'repeat(auto-fit, minmax(9rem, 1fr))'],
  },
  'mf-onboarding': {
    'a text': ['<PageTitle>Welcome!', '<PageTitle>Hello!'],
    'an error text': ['Passwords do not match', 'The passwords differ'],
    'a storage key': ['gl.onboarding.email.v1', 'gl.onboarding.email.v2'],
    'an operation': [
      'transaction.set(user, fields, { merge: true })',
      'transaction.set(user, fields)',
    ],
    'a style': ['minmax(min-content, 30rem)', 'minmax(min-content, 31rem)'],
  },
  'mf-profile': {
    'a text': ['title="No notices"', 'title="No notice yet"'],
    'an error text': ['Owner unavailable.', 'The owner is not available.'],
    // It stores nothing in the browser.
    'an operation': ['limit(LEGACY_LIMIT)', 'limit(LEGACY_LIMIT + 1)'],
    'a style': ['gap: var(--gl-space-5) clamp(1.5rem, 4vw, 2.5rem)', 'gap: var(--gl-space-5)'],
  },
}

/**
 * Which builds a change of shared code publishes. Every package that depends on it gets a new version.
 * @type {Record<string, { change: Change, builds: string[] }>}
 */
const sharedChanges = {
  'a component of the kit': {
    change: ['role="switch"', 'role="switch" data-switch'],
    builds: ['mf-admin', 'mf-gallery', 'mf-profile'],
  },
  'a function of the domain': {
    change: ['[ßæœøđðłıþ]', '[ßæœøđðłıþŧ]'],
    // Also what finds towns by it. The shell says which runtime it has.
    builds: ['mf-admin', 'mf-gallery', 'mf-onboarding', 'mf-profile', 'shell'],
  },
}

const folder = tempFolder('ownership')
const copy = join(folder, 'copy')
/** @type {string} */
let first

/** @param {string[]} command */
async function succeed(...[program = '', ...args]) {
  const { code, output } = await run(program, args, { cwd: copy, env: buildEnv })
  expect(code, output).toBe(0)
  return output.trim()
}

beforeAll(async () => {
  mkdirSync(copy)
  await copyWorkspace(copy)
  await succeed('git', 'init', '--quiet')
  await succeed('git', 'config', 'user.name', 'test')
  await succeed('git', 'config', 'user.email', 'test@greenlight.test')
  await succeed('git', 'add', '--all', '--', '.', ':!tools/node_modules')
  await succeed('git', 'commit', '--quiet', '--message', 'feat: first')
  // The versions are made from tags, which a clone may lack.
  for (const [name, version] of await packages())
    await succeed('git', 'tag', '--annotate', `${name}@${version}`, '--message', name)
  first = await succeed('git', 'rev-parse', 'HEAD')
})
beforeEach(async () => {
  await succeed('git', 'reset', '--quiet', '--hard', first)
  const made = await succeed('git', 'tag', '--no-merged', first)
  if (made) await succeed('git', 'tag', '--delete', ...made.split('\n'))
})

/** Name and version of every package. */
async function packages() {
  const listed = await succeed(bin('lerna'), 'list', '--all', '--parseable', '--loglevel', 'silent')
  return new Map(
    listed.split('\n').map((path) => {
      const { name, version } = readPackage(path)
      return [name, version]
    }),
  )
}

/** @param {string} name */
const bin = (name) => join(root, 'node_modules', '.bin', name)

const SOURCE = /^(mf-[^/]+|shell|shared\/[^/]+)\/(package\.json|src\/.*\.(ts|tsx|mjs))$/

/**
 * Makes a change as a commit of its own.
 * @param {string} what
 * @param {Change} change
 */
async function commit(what, [text, next]) {
  const files = (await succeed('git', 'ls-files')).split('\n')
  const changed = files.filter((file) => {
    if (!SOURCE.test(file) || /\.test(ing)?\./.test(file)) return false
    const content = readFileSync(join(copy, file), 'utf8')
    if (!content.includes(text)) return false
    writeFileSync(join(copy, file), content.replaceAll(text, next))
    return true
  })
  expect(changed, `${what}: nothing has ${text}`).not.toEqual([])
  await succeed('git', 'commit', '--quiet', '--all', '--message', `fix: ${what}`)
  return changed
}

/** Runs the version step, as the workflow does. @returns {Promise<string[]>} the packages with a new version */
async function newVersions() {
  const before = await packages()
  await succeed(bin('lerna'), 'version', '--yes', '--no-push')
  return [...(await packages())]
    .filter(([name, version]) => before.get(name) !== version)
    .map(([name]) => name)
}

describe('a change of what one remote has', () => {
  it.each(Object.entries(ownChanges))('makes one new version: %s', async (name, changes) => {
    for (const [what, change] of Object.entries(changes))
      console.log(`${name}: ${what} → ${(await commit(what, change)).join(', ')}`)
    const versions = await newVersions()
    console.log(`${name}: new versions: ${versions.join(', ')}`)
    expect(versions).toEqual([name])
  })
})

describe('a change of what is shared', () => {
  it.each(Object.entries(sharedChanges))(
    'publishes the builds that it changes: %s',
    async (what, { change, builds }) => {
      await commit(what, change)
      const versions = await newVersions()
      await succeed(bin('lerna'), 'run', 'build')
      const changed = Object.keys(sitePorts).filter((name) => {
        const [before, after] = [root, copy].map((at) => {
          const { version } = readPackage(join(at, name))
          return contentHash(join(at, name, 'dist'), version)
        })
        return before !== after
      })
      console.log(`${what}: new versions: ${versions.join(', ')}; published: ${changed.join(', ')}`)
      expect(changed.sort()).toEqual(builds)
    },
  )
})
