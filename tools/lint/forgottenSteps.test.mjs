// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { manifestOf } from '../publish/describeBuild.mjs'
import { remoteNames } from '../publish/packages.mjs'
import { root } from '../stack/paths.mjs'
import { forgottenSteps } from './forgottenSteps.mjs'

const readme = readFileSync(join(root, 'README.md'), 'utf8')

it.each(remoteNames())(
  'each page of %s has its entry, its route and its place in the README',
  (name) => {
    const src = join(root, name, 'src')
    const files = readdirSync(src).filter((file) => /\.tsx?$/.test(file))
    const sources = Object.fromEntries(
      files.map((file) => [file, readFileSync(join(src, file), 'utf8')]),
    )
    const { routes } = manifestOf(name)
    expect(forgottenSteps({ name, routes, sources }, readme)).toEqual([])
  },
)

const index = (/** @type {string[]} */ ...lines) =>
  `export default defineRemote({\n  pages: {\n${lines.map((line) => `    ${line},\n`).join('')}  },\n})\n`
const whole = {
  name: 'mf-events',
  routes: [
    { path: '/events', page: 'src/eventsWithStart.ts' },
    { path: '/events/:id', page: 'src/EventPage.tsx' },
  ],
  sources: {
    'index.tsx': index(
      "'/events': () => import('./eventsWithStart.ts')",
      "'/events/:id': withLiveSdk(() => import('./EventPage.tsx'))",
    ),
    'eventsWithStart.ts': "export { default } from './EventsPage.tsx'",
    'EventsPage.tsx': '',
    'EventPage.tsx': '',
  },
}
const map = 'mf-events/    /events /events/:id'

it('says what to add where', () => {
  expect(forgottenSteps(whole, map)).toEqual([])
  const added = { ...whole.sources, 'MyTicketsPage.tsx': '' }
  expect(forgottenSteps({ ...whole, sources: added }, map)).toEqual([
    `mf-events/src/MyTicketsPage.tsx is not in "pages" of mf-events/src/index.tsx: add '/my-tickets': () => import('./MyTicketsPage.tsx').`,
  ])
  const [first, second] = whole.routes
  expect(forgottenSteps({ ...whole, routes: first ? [first] : [] }, map)).toEqual([
    `/events/:id of mf-events/src/index.tsx has no route: add { "path": "/events/:id", "access": "member", "chrome": "full", "title": "…", "page": "src/….tsx" } to "greenlight.routes" of mf-events/package.json.`,
  ])
  expect(
    forgottenSteps({ ...whole, routes: [...whole.routes, { path: '/old' }] }, `${map} /old`),
  ).toEqual([
    `The route /old of mf-events/package.json has no page: add '/old': () => import('./….tsx') to "pages" of mf-events/src/index.tsx.`,
  ])
  const moved = { path: '/events', page: 'src/Events.tsx' }
  expect(forgottenSteps({ ...whole, routes: second ? [moved, second] : [] }, map)).toEqual([
    `The route /events of mf-events/package.json names the page src/Events.tsx, which mf-events/src/index.tsx does not import: name a file that "pages" imports.`,
  ])
  expect(forgottenSteps(whole, 'mf-events/    /events')).toEqual([
    `README.md lacks /events/:id: add it to the line of mf-events/ in "Where things are".`,
  ])
})
