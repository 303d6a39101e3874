import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const SAVED = /^greenlight-account\.(pdf|json)$/
/** A download is complete when the file beside it is gone. */
const PARTS = ['.part', '.wkdownload']

/** The file that a page saved into a folder, which is then removed; undefined while there is none. */
export function savedFile(folder: string): Buffer | undefined {
  const path = readdirSync(folder)
    .filter((name) => SAVED.test(name))
    .map((name) => join(folder, name))
    .find((saved) => PARTS.every((part) => !existsSync(saved + part)))
  if (!path) return undefined
  const content = readFileSync(path)
  if (content.length === 0) return undefined
  rmSync(path)
  return content
}
