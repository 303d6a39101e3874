import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../tools/stack/paths.mjs'

const run = promisify(execFile)
const REMOTE = 'mf-profile'
const LEAD = 'Tell us what works for you and what does not.'

/**
 * Publishes mf-profile with another text on its feedback page, with the command that a team uses: only the
 * build is done already.
 * @returns the text, and how to roll back
 */
export async function publishFeedback() {
  const text = `Published ${randomUUID().slice(0, 8)}.`
  const folder = await mkdtemp(join(tmpdir(), 'greenlight-news-'))
  const from = join(root, REMOTE)
  await cp(join(from, 'dist'), join(folder, 'dist'), { recursive: true })
  const assets = join(folder, 'dist', 'assets')
  for (const name of await readdir(assets)) {
    if (!name.startsWith('FeedbackPage-') || !name.endsWith('.js')) continue
    const code = await readFile(join(assets, name), 'utf8')
    if (!code.includes(LEAD)) throw new Error(`${name} does not have the text: ${LEAD}`)
    await writeFile(join(assets, name), code.replace(LEAD, text))
  }
  const described = JSON.parse(await readFile(join(from, 'package.json'), 'utf8')) as object
  const version = `0.0.${Date.now()}`
  const scripts = { build: 'node -e 0' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...described, version, scripts }))
  const scope = join(folder, 'node_modules', '@greenlight')
  await mkdir(scope, { recursive: true })
  await symlink(join(root, 'shared', 'kit'), join(scope, 'kit'))

  await run(process.execPath, [join(root, 'tools/publish.mjs'), folder])
  await rm(folder, { recursive: true })
  return {
    text,
    rollBack: () => run(process.execPath, [join(root, 'tools/rollback.mjs'), REMOTE]),
  }
}
