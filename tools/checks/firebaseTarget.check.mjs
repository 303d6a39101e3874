import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { run } from '../stack/processes.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

// A copy, which names no project of anybody's.
const copy = tempFolder('firebase')
beforeAll(() => copyWorkspace(copy))

/** @param {string[]} args */
async function command(...args) {
  const { code, output } = await run(process.execPath, args, { cwd: join(copy, 'tools') })
  return { code, said: output.trim() }
}

const commands = {
  publish: ['publish.mjs', 'mf-gallery'],
  'roll back': ['rollback.mjs', 'mf-gallery'],
  'change a canary': ['canary.mjs', 'mf-gallery', '10'],
  'list who runs what': ['releases.mjs'],
}

it.each(Object.entries(commands))('it takes a project to %s on Firebase', async (_, args) => {
  expect(await command(...args, '--target', 'firebase')).toEqual({
    code: 1,
    said: '✖ No project to deploy to: copy greenlight.config.example.json to greenlight.config.json and name yours.',
  })
  expect(await command(...args, '--target', 'moon')).toEqual({
    code: 1,
    said: '✖ --target is local or firebase, not "moon".',
  })
})
