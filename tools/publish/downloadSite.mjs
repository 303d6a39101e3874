import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseJson, writeJson } from '../stack/json.mjs'
import { safeJoin } from '../stack/siteFiles.mjs'
import { builtFiles } from './buildFolder.mjs'

/** Lists every file of a site with a digest. A deployment replaces the whole site, so it needs all of them. */
const LIST = 'files.json'

/**
 * Writes the list of a site's files into it.
 * @param {string} folder
 */
export function writeFileList(folder) {
  const paths = builtFiles(folder).filter((path) => path !== LIST)
  const files = Object.fromEntries(paths.map((path) => [path, digestOf(join(folder, path))]))
  writeJson(join(folder, LIST), files)
}

/**
 * Makes a folder hold what a site serves now; downloads only what it lacks.
 * @param {string} origin
 * @param {string} folder
 */
export async function downloadSite(origin, folder) {
  const response = await fetch(`${origin}/${LIST}`, { cache: 'no-store' })
  // Nothing has been deployed there yet.
  if (response.status === 404) return
  if (!response.ok) throw new Error(`${origin}/${LIST} answers ${response.status}.`)
  /** @type {Record<string, string>} */
  const files = parseJson(await response.text())
  for (const path of existsSync(folder) ? builtFiles(folder) : []) {
    if (!(path in files)) rmSync(join(folder, path))
  }
  for (const [path, digest] of Object.entries(files)) {
    const file = safeJoin(folder, `/${path}`)
    if (!file || (existsSync(file) && digestOf(file) === digest)) continue
    const download = await fetch(`${origin}/${path}`)
    if (!download.ok) throw new Error(`${origin}/${path} answers ${download.status}.`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, Buffer.from(await download.arrayBuffer()))
    if (digestOf(file) !== digest) throw new Error(`${origin}/${path} is not what its list says.`)
  }
}

/** @param {string} path */
const digestOf = (path) => hash('sha256', readFileSync(path), 'base64url')
