import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readPackage } from '../publish/packages.mjs'
import { root } from '../stack/paths.mjs'

/** @typedef {import('./order.mjs').Order} Order */

/**
 * Writes the package of a remote with one page.
 * @param {Order} order
 */
export async function writeFiles(order) {
  const files = {
    'package.json': JSON.stringify(packageOf(order)),
    'vite.config.ts': viteConfig(order),
    'src/index.tsx': index(order),
    [`src/${order.page}.tsx`]: page(order),
    [`src/${order.page}.test.tsx`]: test(order),
  }
  for (const [path, text] of Object.entries(files)) {
    await writeFormatted(join(root, order.name, path), text)
  }
}

/**
 * Writes a file as `npm run format` would.
 * @param {string} path
 * @param {string} text
 * @param {string} [filepath] of whose kind it is
 */
export async function writeFormatted(path, text, filepath = path) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath }))
}

/** Those of the shell, in its versions: most it shares. */
const NEEDED = ['@greenlight/kit', '@greenlight/runtime', 'react', 'react-dom', 'styled-components']

/** @param {Order} order */
function packageOf({ name, path, page }) {
  const { dependencies } = readPackage('shell')
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'vite build', dev: 'vite' },
    dependencies: Object.fromEntries(NEEDED.map((each) => [each, dependencies[each]])),
    greenlight: { routes: [{ path, access: 'member', page: `src/${page}.tsx` }] },
  }
}

/** @param {Order} order */
const viteConfig = ({ name }) => `import { defineConfig } from 'vite'
import { remoteConfig } from '../vite.federation.ts'

export default defineConfig(remoteConfig('${name}'))
`

/** @param {Order} order */
const index = ({
  name,
  path,
  page,
}) => `import { defineRemote } from '@greenlight/kit/contract/defineRemote'

export default defineRemote({
  name: '${name}',
  version: __VERSION__,
  pages: {
    '${path}': () => import('./${page}.tsx'),
  },
})
`

/** @param {Order} order */
const page = ({ page, title }) => `import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'

export default function ${page}() {
  return (
    <Page $width="text">
      <PageTitle>${title}</PageTitle>
      <EmptyState title="Nothing here yet">Come back soon.</EmptyState>
    </Page>
  )
}
`

/** @param {Order} order */
const test = ({ page, title }) => `import { BrowserRouter } from '@greenlight/runtime'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ${page} from './${page}.tsx'

it('is named, and says that nothing is here yet', () => {
  render(<${page} />, { wrapper: BrowserRouter })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${title}')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing here yet')
})
`
