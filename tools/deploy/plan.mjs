import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { writeJson } from '../publish/atomic.mjs'
import { publishBuilds } from '../publish/builds.mjs'
import { readJson } from '../stack/json.mjs'
import { step } from '../stack/steps.mjs'

/**
 * @typedef {object} Step of a deployment
 * @property {string} what
 * @property {string} now what becomes of it
 * @property {() => Promise<void>} run
 */

/**
 * What a deployment does, in the order in which it is safe: the rules and indexes that new code needs,
 * then the remotes, which nobody asks for yet, and last the shell's site, whose registry and page point
 * at them. Asks what is live and changes nothing of it.
 * @param {import('../publish/target.mjs').Target} target
 * @param {import('../hosting/resolve.mjs').SiteConfig} config
 * @param {() => Promise<void>} deployRules
 * @returns {Promise<Step[]>}
 */
export async function planDeployment(target, config, deployRules) {
  const { publishedDir, origins } = target
  const remotes = Object.keys(origins).filter((name) => name !== 'shell')
  await target.pull(['shell', ...remotes])
  const configPath = join(publishedDir, 'sites', 'shell', 'config.json')
  const sameConfig = existsSync(configPath) && isDeepStrictEqual(readJson(configPath), config)
  const changed = await rehearse(target)
  /** @param {string} name @param {boolean} isNew */
  const site = (name, isNew) => ({
    what: name,
    now: isNew ? 'deployed anew' : 'unchanged',
    run: async () => {
      if (isNew) await target.push(name)
    },
  })
  return [
    { what: 'rules and indexes', now: 'deployed', run: deployRules },
    {
      what: 'builds and configuration',
      now: 'put in place on this machine',
      run: async () => {
        writeJson(configPath, config)
        await publishBuilds(publishedDir, origins, Object.keys(origins))
      },
    },
    // A site's headers follow from the configuration.
    ...remotes.map((name) => site(name, !sameConfig || changed.includes(name))),
    site('shell', !sameConfig || changed.length > 0),
  ]
}

/** @param {readonly Step[]} plan */
export async function runPlan(plan) {
  for (const { what, now, run } of plan) {
    const done = step(what)
    await run()
    done(now)
  }
}

/**
 * Which packages publishing the builds of this tree would change, found out on a copy.
 * @param {import('../publish/target.mjs').Target} target
 */
async function rehearse({ publishedDir, origins }) {
  const copy = mkdtempSync(join(tmpdir(), 'greenlight-deploy-'))
  try {
    if (existsSync(publishedDir)) cpSync(publishedDir, copy, { recursive: true })
    return await publishBuilds(copy, origins, Object.keys(origins))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
