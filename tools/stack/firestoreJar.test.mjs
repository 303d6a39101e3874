// @vitest-environment node
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { jarManifest, wrapJar } from './firestoreJar.mjs'

describe('the jar around the emulator of the Google Cloud CLI', () => {
  it('names the main class and the emulator', () => {
    const manifest = unzipSync(wrapJar('/opt/cli/emulator.jar'))['META-INF/MANIFEST.MF']
    expect(manifest && strFromU8(manifest)).toBe(
      'Manifest-Version: 1.0\r\n' +
        'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n' +
        'Class-Path: file:///opt/cli/emulator.jar\r\n',
    )
  })

  it('keeps a folder with blanks one entry of the class path', () => {
    const manifest = unzipSync(wrapJar('/my cli/e.jar'))['META-INF/MANIFEST.MF']
    expect(manifest && strFromU8(manifest)).toContain('file:///my%20cli/e.jar')
  })

  it('folds a long value into lines of at most 72 bytes, whole when read back', () => {
    const value = 'x'.repeat(300)
    const text = jarManifest({ 'Class-Path': value })
    expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBe(72)
    expect(text.replaceAll('\r\n ', '')).toBe(`Class-Path: ${value}\r\n`)
  })
})
