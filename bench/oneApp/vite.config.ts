import { fileURLToPath } from 'node:url'
import { styledComponents } from '@greenlight/build'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Modules that the one app replaces, by the end of their path. */
const own: Readonly<Record<string, string>> = {
  'contract/defineRemote': here('defineRemote.ts'),
  'remotes/prepareFirstPage.ts': here('prepareFirstPage.ts'),
  'remotes/registry.ts': here('registry.ts'),
  'remotes/remoteLoader.ts': here('remoteLoader.ts'),
  'remotes/RemoteOutlet.tsx': here('PageOutlet.tsx'),
  'remotes/useServices.ts': here('useServices.ts'),
  'routing/SiteRouter.tsx': here('SiteRouter.ts'),
  'routing/usePreload.ts': here('usePreload.ts'),
  './usePreload.ts': here('usePreload.ts'),
}

function oneApp(): Plugin {
  return {
    name: 'one-app',
    enforce: 'pre',
    resolveId: (id) => Object.entries(own).find(([end]) => id.endsWith(end))?.[1],
  }
}

/**
 * The rival of the benchmarks: the same sources built as one Vite app. Shell, guards, routes and pages are those
 * of the product; only the loading of pages differs.
 */
export default defineConfig({
  root: here('../../shell'),
  plugins: [oneApp(), react()],
  oxc: { plugins: { styledComponents } },
  define: { __VERSION__: '"one-app"', __SHARED__: '{}' },
  build: {
    outDir: here('../../node_modules/.cache/greenlight/one-app'),
    emptyOutDir: true,
    target: 'esnext',
    modulePreload: { polyfill: false },
  },
})
