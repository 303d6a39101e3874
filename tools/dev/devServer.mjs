import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Stop } from '../stack/fail.mjs'
import { onShutDown } from '../stack/lifetime.mjs'
import { outsideTests } from '../stack/processes.mjs'

/**
 * Starts the Vite dev server of a package.
 * @param {import('./serve.mjs').Order} order
 * @returns {Promise<void>} when it listens
 */
export function startDevServer(order) {
  const child = fork(
    fileURLToPath(new URL('./serve.mjs', import.meta.url)),
    [JSON.stringify(order)],
    { execArgv: [], env: { ...process.env, ...outsideTests } },
  )
  onShutDown(() => child.kill())
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', () =>
      reject(new Stop(`The dev server of ${order.name} ended: see the lines above.`)),
    )
  })
}
