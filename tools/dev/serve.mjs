// One Vite dev server, as a process of its own: the federation plugin keeps state for the whole process.
// Started by serveForDev.mjs; ends with it.
import { join } from 'node:path'
import { createServer } from 'vite'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { devFiles } from './devFiles.mjs'
import { fakeShell } from './fakeShell.mjs'

/** @typedef {{ name: string, port: number, site?: import('./devFiles.mjs').DevSite }} DevServerOptions `site`: for the shell */

/** @type {DevServerOptions} */
const { name, port, site } = parseJson(process.argv[2] ?? '')
process.once('disconnect', () => process.exit())

const folder = join(root, name)
const server = await createServer({
  root: folder,
  configFile: join(folder, 'vite.config.ts'),
  clearScreen: false,
  logLevel: 'warn',
  server: { port, strictPort: true, host: 'localhost' },
  plugins: [site ? devFiles(site) : fakeShell(name)],
})
await server.listen()
process.send?.('ready')
