// @vitest-environment node
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { wrapJar } from './firestoreJar.mjs'

const folder = tempFolder('jar')

it('the jar around the emulator of the Google Cloud CLI names its main class, and the emulator in any folder', () => {
  putFiles(folder, { 'my cli/emulator.jar': '' })
  const emulator = join(folder, 'my cli', 'emulator.jar')
  const jar = wrapJar(join(folder, 'cache'), emulator)
  const manifest = unzipSync(readFileSync(jar))['META-INF/MANIFEST.MF']
  const text = manifest ? strFromU8(manifest) : ''
  expect(text).toContain(
    'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n',
  )
  const [, beside = ''] = /Class-Path: (.+)\r\n/.exec(text) ?? []
  expect(realpathSync(join(dirname(jar), beside))).toBe(emulator)
  // The longest line that a manifest may have.
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(72)
  expect(wrapJar(join(folder, 'cache'), emulator)).toBe(jar)
})
