// @vitest-environment node
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../.dependency-cruiser.mjs'
import { root } from '../stack/paths.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { cruise, forbiddenImports } from './cruise.mjs'

/**
 * For each rule, imports that it must name: the file, and what it imports.
 * @type {Record<string, string[][]>}
 */
const wrong = {
  'no-cycles': [['shared/domain/src/one.ts', './two.ts']],
  'domain-needs-nothing': [['shared/domain/src/age.ts', '../../runtime/src/index.ts']],
  'domain-is-pure': [
    ['shared/domain/src/pure.ts', 'firebase/app'],
    ['shared/domain/src/view.ts', 'react'],
  ],
  'runtime-needs-domain': [['shared/runtime/src/session.ts', '../../kit/src/ui/Box.tsx']],
  'kit-needs-runtime-and-domain': [
    ['shared/kit/src/ui/Remote.tsx', '../../../../shell/src/main.ts'],
  ],
  'kit-ui-needs-no-data': [['shared/kit/src/ui/List.tsx', '../data/blocks.ts']],
  'kit-data-needs-no-ui': [['shared/kit/src/data/list.ts', '../ui/Box.tsx']],
  'kit-data-shows-nothing': [['shared/kit/src/data/styled.ts', 'styled-components']],
  'kit-contract-stands-alone': [['shared/kit/src/contract/remote.ts', '../ui/Box.tsx']],
  'functions-need-domain': [['functions/src/mail/send.ts', '../../../shared/kit/src/ui/Box.tsx']],
  'nobody-imports-functions': [['mf-gallery/src/MailPage.tsx', '../../functions/src/index.ts']],
  'apps-need-shared': [['mf-gallery/src/BuiltPage.tsx', '../../shared/build/src/index.mjs']],
  'remotes-never-import-the-shell': [['mf-gallery/src/GuardPage.tsx', '../../shell/src/main.ts']],
  'shell-never-imports-remotes': [['shell/src/routes.ts', '../../mf-gallery/src/GalleryPage.tsx']],
  'remotes-never-import-each-other': [
    ['mf-profile/src/NoticesPage.tsx', '../../mf-gallery/src/GalleryPage.tsx'],
  ],
  'features-show-their-top-level-only': [
    ['mf-events/src/share/form.ts', '../cards/photo/size.ts'],
    ['mf-events/src/share/steps/crop.ts', '../../cards/photo/size.ts'],
  ],
  'features-never-import-pages': [
    ['mf-events/src/share/link.ts', '../EventsPage.tsx'],
    ['mf-events/src/share/steps/link.ts', '../../service.ts'],
  ],
  'remotes-have-features-not-layers': [['mf-events/src/LayerPage.tsx', './data/reports.ts']],
  'journeys-belong-to-no-team': [['e2e/journeys/main.spec.ts', '../mf-gallery/names.ts']],
  'runtime-has-one-entry': [['mf-gallery/src/SessionPage.tsx', '../../shared/runtime/src/auth.ts']],
  'firebase-comes-from-the-runtime': [
    ['mf-messaging/src/live.ts', 'firebase/firestore'],
    ['mf-profile/src/lite.ts', 'firebase/firestore/lite'],
    ['shell/src/signIn.ts', 'firebase/auth'],
  ],
  'router-and-stores-come-from-the-runtime': [
    ['mf-admin/src/links.ts', 'react-router-dom'],
    ['mf-admin/src/store.ts', 'zustand'],
  ],
  'only-the-shell-loads-remotes': [
    ['mf-admin/src/parcel.ts', 'single-spa'],
    ['shell/src/chrome/load.ts', '@module-federation/runtime'],
  ],
}

/** Imports that no rule names, although they are near one. */
const right = [
  ['mf-events/src/share/upload.ts', '../cards/card.ts'],
  ['mf-events/src/share/steps/zoom.ts', './photo/frame.ts'],
  ['mf-events/src/MySharesPage.tsx', './share/form.ts'],
  ['mf-events/src/share/fail.ts', '../errors.ts'],
  ['shell/src/remotes/mount.ts', 'single-spa'],
  ['e2e/mf-gallery/share.spec.ts', './names.ts'],
]

const PACKAGES = [
  ['@module-federation', 'firebase', 'react', 'react-router-dom'],
  ['single-spa', 'styled-components', 'zustand'],
].flat()

const imports = [...Object.values(wrong).flat(), ...right]
const targets = imports
  .filter(([, to = '']) => to.startsWith('.'))
  .map(([from = '', to = '']) => join(from, '..', to))
/** @type {(entries: [string, string][]) => Record<string, string>} */
const files = (entries) => Object.fromEntries(entries)
const folder = tempFolder('import-rules')
putFiles(folder, {
  'tsconfig.json': {},
  ...files(targets.map((path) => [path, 'export const target = 1\n'])),
  ...files(imports.map(([from = '', to = '']) => [from, `export * from '${to}'\n`])),
  'shared/domain/src/two.ts': "export * from './one.ts'\n",
  'mf-events/src/types.ts': "export type { Timestamp } from 'firebase/firestore'\n",
  'mf-events/src/share/form.test.ts': "import '../EventsPage.tsx'\n",
})
mkdirSync(join(folder, 'node_modules'))
for (const name of PACKAGES)
  symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))

const { summary } = cruise(folder)

it.each(config.forbidden)('$name names what it forbids', ({ name }) => {
  const named = summary.violations.filter(({ rule }) => rule.name === name).map(({ from }) => from)
  const planted = wrong[name] ?? []
  expect(named).toEqual(expect.arrayContaining(planted.map(([from]) => from)))
  expect(named).not.toEqual([])
})

it('each message says what to do instead', () => {
  expect(forbiddenImports(summary)).toContainEqual(
    expect.stringMatching(
      /^mf-messaging\/src\/live\.ts imports .*firebase.* \(firebase-comes-from-the-runtime\)\. Use auth\(\), firestore\(\)/,
    ),
  )
  for (const { name, comment } of config.forbidden) expect(comment, name).toBeTruthy()
})

it('names nothing else', () => {
  const planted = new Set(Object.values(wrong).flatMap((some) => some.map(([from]) => from)))
  planted.add('shared/domain/src/two.ts')
  const named = summary.violations.map(({ from }) => from)
  expect(named.filter((from) => !planted.has(from))).toEqual([])
})
