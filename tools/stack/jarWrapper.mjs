import { pathToFileURL } from 'node:url'
import { strToU8, zipSync } from 'fflate'

/**
 * A jar that starts the Google Cloud CLI's Firestore emulator: that one names no main class, and
 * firebase-tools runs it with `java -jar`.
 * @param {string} emulatorJar its path
 */
export function wrapJar(emulatorJar) {
  const manifest = jarManifest({
    'Manifest-Version': '1.0',
    'Main-Class': 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    'Class-Path': pathToFileURL(emulatorJar).href,
  })
  return zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) })
}

/**
 * A line of a manifest holds 72 bytes at most; a longer value goes on in lines that start with a
 * space (JAR File Specification, "Notes on Manifest and Signature Files").
 * @param {Record<string, string>} entries ASCII only
 */
export function jarManifest(entries) {
  return Object.entries(entries)
    .map(([key, value]) => fold(`${key}: ${value}`))
    .join('')
}

/** @param {string} line */
function fold(line) {
  const first = line.slice(0, 72)
  const more = line.slice(72).match(/.{1,71}/g) ?? []
  return [first, ...more].join('\r\n ') + '\r\n'
}
