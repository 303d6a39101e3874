import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Every component with its states, for development only: `npx vite shared/kit/catalog`, then /catalog. */
export default defineConfig({
  plugins: [react()],
  publicDir: '../../../shell/public',
})
