import { remoteConfig } from '@greenlight/build'
import { defineConfig } from 'vite'

// The photo search and the share form download this code when they compare photos.
const shared = [{ name: 'common', least: 3, except: /\/kit\/src\/photo\// }]

export default defineConfig(remoteConfig(import.meta.dirname, { shared }))
