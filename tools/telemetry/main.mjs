// npm run telemetry: receives the telemetry of a site on PORT (8787), and writes a line for each event.
import { createReceiver } from './receiver.mjs'

const port = Number(process.env['PORT'] ?? 8787)
createReceiver((line) => console.log(line)).listen(port)
