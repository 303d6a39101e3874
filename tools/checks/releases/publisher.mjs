// A publisher in a process of its own, for the checks of releases. It runs one command at a time.
import { rollBack, setShare } from '../../publish/changes.mjs'
import { firebaseTarget } from '../../publish/firebaseTarget.mjs'
import { promote } from '../../publish/promote.mjs'
import { publishPackage } from '../../publish/publishPackage.mjs'
import { parseJson } from '../../stack/json.mjs'

/** @typedef {{ what: 'publish' | 'canary' | 'roll back', folder: string, name: string }} Task */

const target = await firebaseTarget(parseJson(process.argv[2] ?? ''))
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
