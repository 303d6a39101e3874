import { defineConfig } from 'vite'
import { remoteConfig } from '../vite.federation.ts'

export default defineConfig(remoteConfig('mf-admin'))
