// One of two publishers of releases.check.mjs, a process of its own: does what it is told, one thing at
// a time.
import { rollBack, setShare } from '../../publish/changes.mjs'
import { promote } from '../../publish/promote.mjs'
import { publishPackage } from '../../publish/publishPackage.mjs'
import { localTarget } from '../../publish/target.mjs'
import { parseJson } from '../../stack/json.mjs'
import { publisherTarget } from './host.mjs'

/** @typedef {{ what: 'publish' | 'canary' | 'roll back', folder: string, name: string }} Task */

/** @type {{ folder: string, hosted: string, origins: Record<string, string>, local: boolean }} */
const options = parseJson(process.argv[2] ?? '')
const target = options.local
  ? localTarget(options.hosted, options.origins)
  : publisherTarget(options)
await target.store()
console.log = () => {}

/** @param {Task} task */
async function run({ what, folder, name }) {
  if (what === 'publish') return publishPackage(target, folder)
  const list = (await (await target.store()).read())?.remotes[name]
  const first = list?.[0]
  if (!first) throw new Error(`${name} is not published.`)
  return promote(target, {
    what: `${what} ${name} ${first.version}`,
    reason: 'a round',
    apply: (before) => (what === 'canary' ? setShare(before, first, 50) : rollBack(before, name)),
  })
}

process.on('message', (message) => {
  run(/** @type {Task} */ (message)).then(
    () => process.send?.('done'),
    (error) => process.send?.(String(error)),
  )
})
process.once('disconnect', () => process.exit())
process.send?.('ready')
