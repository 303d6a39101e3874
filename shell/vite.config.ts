import { shellConfig } from '@greenlight/build'
import { defineConfig } from 'vite'

export default defineConfig(shellConfig(import.meta.dirname))
