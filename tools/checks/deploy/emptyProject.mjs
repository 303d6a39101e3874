import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { afterAll, expect } from 'vitest'
import { startGoogleFake } from '../../googleFake/googleFake.mjs'
import { openStore } from '../../publish/registryStore.mjs'
import { parseJson, readJson, writeJson } from '../../stack/json.mjs'
import { sitePorts } from '../../stack/ports.mjs'
import { buildEnv, quietEnv } from '../../stack/processes.mjs'
import { copyWorkspace } from '../copyWorkspace.mjs'
import { startOwnEmulators } from '../ownEmulators.mjs'

/** The Firestore emulator knows one project. */
const PROJECT = 'demo-greenlight'
const sites = Object.fromEntries(
  Object.keys(sitePorts).map((name) => [name, `our-${name.replace('mf-', '')}`]),
)

/**
 * A workspace with builds, and Google projects that are empty: no database, one site, disabled services.
 * @param {string} folder for its files
 */
export async function startEmptyProject(folder) {
  const { firestore } = await startOwnEmulators(folder)
  const copy = join(folder, 'copy')
  mkdirSync(copy)
  await copyWorkspace(copy)
  const host = `127.0.0.1:${firestore}`

  /** @type {import('../../googleFake/googleFake.mjs').GoogleFake | undefined} */
  let fake
  afterAll(() => fake?.stop())
  /** @type {number | undefined} */
  let running
  const current = () => {
    if (!fake) throw new Error('There is no project.')
    return fake
  }
  const origin = async () => {
    const api = `${current().origin}/v1beta1/projects/${PROJECT}/sites`
    /** @type {{ sites: { name: string, defaultUrl: string }[] }} */
    const listed = parseJson(await (await fetch(api)).text())
    return listed.sites.find(({ name }) => name.endsWith(`/${sites['shell']}`))?.defaultUrl ?? ''
  }

  return {
    current,
    origin,
    /**
     * Begins with an empty project.
     * @param {Pick<NonNullable<Parameters<typeof startGoogleFake>[0]>, 'polls' | 'listsUntilReady'>} [options]
     */
    empty: async (options) => {
      await fake?.stop()
      await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
        method: 'DELETE',
      })
      fake = await startGoogleFake({
        project: PROJECT,
        database: false,
        sites: ['our-shell'],
        serve: Object.values(sites),
        disabled: ['firestore.googleapis.com'],
        ...options,
      })
      /** @type {object} */
      const example = readJson(join(copy, 'greenlight.config.example.json'))
      writeJson(join(copy, 'greenlight.config.json'), {
        ...example,
        project: PROJECT,
        sites,
        firebase: { apiKey: '', authDomain: '', appId: '' },
        operator: { name: 'We', contact: 'we@site.test' },
      })
      return fake
    },
    /**
     * Runs the command.
     * @returns {Promise<{ code: number | undefined, said: string }>} no code if it was killed
     */
    deploy: async () => {
      const command = execa(process.execPath, ['tools/deploy.mjs', '--yes'], {
        cwd: copy,
        all: true,
        reject: false,
        stdin: 'ignore',
        // A killed command takes its own commands with it.
        detached: true,
        env: {
          ...quietEnv,
          ...buildEnv,
          ...current().env,
          FIRESTORE_EMULATOR_HOST: host,
          XDG_CONFIG_HOME: folder,
        },
      })
      running = command.pid
      const { exitCode, all } = await command
      return { code: exitCode, said: all.trim() }
    },
    /** Kills the command that runs. */
    kill: () => {
      if (running) process.kill(-running, 'SIGKILL')
    },
    /** The site is open: it shows the registry with a release of each remote, and its pages. */
    expectOpen: async () => {
      const at = await origin()
      const store = await openStore({ emulator: true, port: firestore })
      const registry = await store.read()
      expect(Object.keys(registry?.remotes ?? {}).sort()).toEqual(
        Object.keys(sites)
          .filter((name) => name !== 'shell')
          .sort(),
      )
      /** @type {{ generation: number }} */
      const shown = parseJson(await (await fetch(`${at}/registry.json`)).text())
      expect(shown.generation).toBe(registry?.generation)
      for (const [first] of Object.values(registry?.remotes ?? {}))
        expect((await fetch(first?.entry ?? '')).status).toBe(200)
      expect((await fetch(`${at}/gallery`)).status).toBe(200)
      expect((await fetch(`${at}/no-such-page`)).status).toBe(404)
      expect(await (await fetch(`${at}/config.json`)).text()).toContain('fake-api-key')
    },
  }
}
