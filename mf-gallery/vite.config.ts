import { remoteConfig } from '@greenlight/build'
import { defineConfig } from 'vite'

// The photo search and the share form download this code when they compare photos.
const common = { except: /\/kit\/src\/photo\// }

export default defineConfig(remoteConfig(import.meta.dirname, { common }))
