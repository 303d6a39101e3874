import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../stack/processes.mjs'
import { copyWorkspace } from './copyWorkspace.mjs'

// A copy, which names no project of anybody's.
const copy = mkdtempSync(join(tmpdir(), 'greenlight-firebase-'))
beforeAll(() => copyWorkspace(copy))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** @param {string[]} args */
async function command(...args) {
  const { code, output } = await run(process.execPath, args, { cwd: join(copy, 'tools') })
  return { code, said: output.trim() }
}

const commands = {
  publish: ['publish.mjs', 'mf-gallery', '--bump', 'patch'],
  'roll back': ['rollback.mjs', 'mf-gallery'],
  'change a canary': ['canary.mjs', 'mf-gallery', '10'],
  'list who runs what': ['registry.mjs'],
}

it.each(Object.entries(commands))('it takes a project to %s on Firebase', async (_, args) => {
  expect(await command(...args, '--target', 'firebase')).toEqual({
    code: 1,
    said: '✖ No project to deploy to: copy .firebaserc.example to .firebaserc and name yours.',
  })
  expect(await command(...args, '--target', 'moon')).toEqual({
    code: 1,
    said: '✖ --target is local or firebase, not "moon".',
  })
})
