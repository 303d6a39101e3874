import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hostedTarget } from '../../publish/firebaseTarget.mjs'
import { openStore } from '../../publish/registryStore.mjs'
import { once } from '../../stack/once.mjs'

/**
 * A publisher on a machine of its own, whose folder is empty at first. The host replaces a whole site
 * with each deployment, as Firebase Hosting does.
 * @param {{ folder: string, hosted: string, origins: Record<string, string> }} options `hosted`: what the host serves
 * @returns {import('../../publish/target.mjs').Target}
 */
export function publisherTarget({ folder, hosted, origins }) {
  return hostedTarget({
    folder,
    origins,
    store: once(() => openStore({ emulator: true })),
    deploy: (name, from) => {
      const site = join(hosted, 'sites', name)
      const [next, before] = [`${site}.${process.pid}.next`, `${site}.${process.pid}.before`]
      mkdirSync(join(hosted, 'sites'), { recursive: true })
      cpSync(join(from, 'sites', name), next, { recursive: true })
      if (existsSync(site)) renameSync(site, before)
      renameSync(next, site)
      rmSync(before, { recursive: true, force: true })
      return Promise.resolve()
    },
  })
}
