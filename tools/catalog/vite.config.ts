import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npm run catalog`: every component with its states, for development only. */
export default defineConfig({
  plugins: [react()],
  publicDir: '../../shell/public',
})
