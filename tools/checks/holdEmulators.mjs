// Emulators that run until this process ends, as those of `npm start`: started by lifecycle.check.mjs.
import { parseJson } from '../stack/json.mjs'
import { startEmulators } from '../stack/emulators.mjs'
import { stopOnSignals } from '../stack/lifetime.mjs'

stopOnSignals()
/** @type {import('../stack/emulators.mjs').EmulatorOptions} */
const options = parseJson(process.argv[2] ?? '')
const { restored } = await startEmulators(options)
process.send?.({ restored })
