import { remoteConfig } from '@greenlight/build'
import { defineConfig } from 'vite'

// Photos are compared in the sheet for it and before sharing, both of which load this code.
const common = { except: /\/photoSearch\/keys\// }

export default defineConfig(remoteConfig(import.meta.dirname, { common }))
