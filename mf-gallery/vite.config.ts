import { remoteConfig } from '@greenlight/build'
import { defineConfig } from 'vite'

// The photo search and the share form download this code when they compare photos.
const common = { except: /\/photoSearch\/keys\// }

export default defineConfig(remoteConfig(import.meta.dirname, { common }))
