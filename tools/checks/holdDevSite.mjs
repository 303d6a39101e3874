// The dev servers of `npm run dev`, without a backend, until this process ends: started by dev.check.mjs.
import { serveForDev } from '../dev/serveForDev.mjs'
import { remoteNames } from '../publish/packages.mjs'
import { shutDown, stopOnSignals } from '../stack/lifetime.mjs'

stopOnSignals()
process.once('disconnect', () => void shutDown(0))
process.send?.(await serveForDev(remoteNames()))
