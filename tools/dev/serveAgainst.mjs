import { join } from 'node:path'
import { execa } from 'execa'
import { preview } from 'vite'
import { parseJson } from '../stack/json.mjs'
import { cacheDir, root } from '../stack/paths.mjs'
import { portOf } from '../stack/ports.mjs'
import { buildEnv } from '../stack/processes.mjs'
import { UserError } from '../stack/userError.mjs'

/**
 * Builds a remote at each change and serves it at its port, for a shell that is published elsewhere. That one is no
 * development build, so Vite's dev server does not fit it.
 * @param {string} name
 * @param {string} address of the site
 * @returns {Promise<string>} what to do in the browser
 */
export async function serveAgainst(name, address) {
  const site = new URL(address).origin
  const port = portOf(name)
  await needPermission(site, `http://localhost:${port}`)
  const outDir = join(cacheDir, 'against', name)
  const folder = join(root, name)
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const watcher = execa(
    process.execPath,
    [vite, 'build', '--watch', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'info'],
    {
      cwd: folder,
      env: buildEnv,
      stdin: 'ignore',
      stdout: ['pipe', 'inherit'],
      stderr: 'inherit',
      buffer: false,
      reject: false,
    },
  )
  await new Promise((resolve, reject) => {
    watcher.stdout.on('data', (/** @type {Buffer} */ text) => {
      if (/built in/.test(String(text))) resolve(undefined)
    })
    void watcher.then(() =>
      reject(new UserError(`${name} could not be built: see the lines above.`)),
    )
  })
  await preview({
    root: folder,
    configFile: false,
    build: { outDir },
    preview: { port, strictPort: true, host: 'localhost', cors: true },
  })
  return `Open ${site}/?dev and let ${name} come from http://localhost:${port}/remoteEntry.js. Reload the page after a change. Ctrl-C stops it.`
}

/**
 * @param {string} site
 * @param {string} local
 * @throws {UserError} unless the site takes code from this machine
 */
async function needPermission(site, local) {
  const refused = (/** @type {string} */ why) =>
    new UserError(`${site} ${why} (docs/operations.md, "Overrides").`)
  const answer = await fetch(`${site}/config.json`).catch(() => undefined)
  if (!answer?.ok) throw refused('answers no /config.json')
  /** @type {{ devOrigins?: string[] }} */
  const { devOrigins = [] } = parseJson(await answer.text())
  if (!devOrigins.includes(site)) throw refused('allows no overrides: it is not its own devOrigin')
  const page = await fetch(`${site}/`)
  const [, scripts = ''] =
    /script-src ([^;]*)/.exec(page.headers.get('content-security-policy') ?? '') ?? []
  if (!scripts.split(' ').some((source) => [local, 'http://localhost:*'].includes(source)))
    throw refused('does not let the browser load code from localhost: publish its shell again')
}
