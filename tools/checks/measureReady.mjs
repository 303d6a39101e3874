// node tools/checks/measureReady.mjs <folder> [functions]: starts the emulators, also with the functions, and prints after
// how many milliseconds the site could use them.
import { join } from 'node:path'
import { startEmulators } from '../stack/emulators.mjs'
import { freePorts } from '../stack/ports.mjs'

const [folder = '', functions] = process.argv.slice(2)
const [auth = 0, firestore = 0, ...free] = await freePorts(7)
const [port = 0, eventarc = 0, tasks = 0, smtp = 0, page = 0] = free
const mail = {
  ports: { functions: port, eventarc, tasks, smtp, page },
  site: 'http://localhost:4999',
}
const began = performance.now()
const emulators = await startEmulators({
  ports: { auth, firestore },
  folder: join(folder, 'emulators'),
  keep: false,
  ...(functions && { mail }),
})
const ready = Math.round(performance.now() - began)
if (functions) await emulators.functions
await emulators.stop()
console.log(`ready ${ready}`)
// A timer of `stop` would hold it for 15 s.
process.exit(0)
