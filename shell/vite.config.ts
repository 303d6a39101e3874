import { defineConfig } from 'vite'
import { shellConfig } from '../vite.federation.ts'

export default defineConfig(shellConfig())
