import { remoteConfig } from '@greenlight/build'
import { defineConfig } from 'vite'

export default defineConfig(remoteConfig(import.meta.dirname, { common: false }))
