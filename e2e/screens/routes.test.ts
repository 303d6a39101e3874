// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../tools/stack/paths.mjs'
import { screens } from './table.ts'

/** The paths that the remotes declare in their package.json. */
const declaredPaths = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .flatMap((remote) => {
    const text = readFileSync(join(root, remote, 'package.json'), 'utf8')
    const { greenlight } = JSON.parse(text) as { greenlight: { routes: { path: string }[] } }
    return greenlight.routes.map(({ path }) => path)
  })

/** The declared paths that no screen opens. A parameter such as `:id` matches any segment. */
const missingFrom = (entries: readonly { readonly path: string }[]) =>
  declaredPaths.filter((declared) => {
    const pattern = new RegExp(`^${declared.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`)
    return !entries.some(({ path }) => pattern.test(path))
  })

it('finds the declared routes', () => {
  expect(declaredPaths).toContain('/profile/:id')
  expect(missingFrom([])).toEqual(declaredPaths)
})

it('e2e/accessibility/routes.ts opens every declared route', () => {
  // Read as text, because its imports need a running emulator.
  const text = readFileSync(join(root, 'e2e/accessibility/routes.ts'), 'utf8')
  const routes = [...text.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => ({ path }))
  expect(missingFrom(routes), 'add a line for each to e2e/accessibility/routes.ts').toEqual([])
})

it('e2e/screens/table.ts shows every declared route', () => {
  expect(missingFrom(screens), 'add a line for each to e2e/screens/table.ts').toEqual([])
})
