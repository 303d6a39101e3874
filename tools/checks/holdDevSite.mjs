// The dev servers of `npm run dev`, without a backend, until this process ends: started by dev.check.mjs.
import { serveForDev } from '../dev/serveForDev.mjs'
import { remoteNames } from '../publish/packages.mjs'

process.once('disconnect', () => process.exit())
process.send?.(await serveForDev(remoteNames()))
