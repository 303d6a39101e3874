import { defineConfig } from 'vite'

// One file without the workspace packages: it is uploaded without them. The four packages of package.json stay outside.
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'index.js' } },
  },
  ssr: { noExternal: [/^@greenlight\//, 'valibot', 'double-metaphone'] },
})
