import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { readPackage } from '../publish/packages.mjs'
import { root } from '../stack/paths.mjs'

/** @typedef {import('./readNewRemote.mjs').NewRemote} NewRemote */

/**
 * Writes the package of a remote with one page.
 * @param {NewRemote} remote
 * @param {string} [folder] of the package; it may be outside of the workspace
 */
export async function writeFiles(remote, folder = join(root, remote.name)) {
  const files = {
    'package.json': JSON.stringify(packageOf(remote)),
    'vite.config.ts': viteConfig,
    'src/index.tsx': index(remote),
    [`src/${remote.page}.tsx`]: page(remote),
    [`src/${remote.page}.test.tsx`]: test(remote),
  }
  for (const [path, text] of Object.entries(files)) {
    await writeFormatted(join(folder, path), text)
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

/** The dependencies of a new remote, in the versions of the shell, which shares most of them. */
const NEEDED = ['@greenlight/kit', '@greenlight/runtime', 'react', 'react-dom', 'styled-components']

/** A circle, until the team draws its icon. */
const ICON = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'

/** @param {NewRemote} remote */
function packageOf({ name, path, page, title }) {
  const { dependencies } = readPackage('shell')
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'vite build', dev: 'vite' },
    dependencies: Object.fromEntries(NEEDED.map((each) => [each, dependencies[each]])),
    greenlight: {
      routes: [{ path, access: 'member', chrome: 'full', title, page: `src/${page}.tsx` }],
      // A page with a parameter has no address of its own.
      menu: path.includes(':')
        ? []
        : [{ to: path, label: title, icon: ICON, order: 100, access: 'member' }],
    },
  }
}

const viteConfig = `import { remoteConfig } from '@greenlight/build'
import { defineConfig } from 'vite'

export default defineConfig(remoteConfig(import.meta.dirname))
`

/** @param {NewRemote} remote */
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

/** @param {NewRemote} remote */
const page = ({ page, title }) => `import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'

export default function ${page}() {
  return (
    <Page $width="text">
      <PageTitle>${title}</PageTitle>
      <EmptyState title="Nothing here yet">Come back soon.</EmptyState>
    </Page>
  )
}
`

/** @param {NewRemote} remote */
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
