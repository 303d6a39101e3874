import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { startGoogleFake } from '../googleFake/googleFake.mjs'
import { root } from '../stack/paths.mjs'
import { run } from '../stack/processes.mjs'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'

const folder = tempFolder('fake')
const rules = `rules_version = '2';\nservice cloud.firestore {}\n`
putFiles(folder, {
  'firebase.json': {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    storage: { rules: 'storage.rules' },
    hosting: {
      site: 'fake-site',
      public: 'public',
      rewrites: [{ source: '/gallery', destination: '/index.html' }],
      headers: [{ source: '**', headers: [{ key: 'X-Test', value: 'yes' }] }],
    },
  },
  'firestore.rules': rules,
  'storage.rules': `rules_version = '2';\nservice firebase.storage {}\n`,
  'firestore.indexes.json': {
    indexes: [
      {
        collectionGroup: 'reports',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath: 'town', order: 'ASCENDING' },
          { fieldPath: 'at', order: 'DESCENDING' },
        ],
      },
    ],
    fieldOverrides: [{ collectionGroup: 'quota', fieldPath: 'day', indexes: [] }],
  },
  'public/index.html': '<title>One</title>',
  'public/assets/a.js': 'export {}',
})

/** @type {import('../googleFake/googleFake.mjs').GoogleFake} */
let fake
afterEach(() => fake.stop())

/**
 * Runs the Firebase CLI against the fake.
 * @param {string[]} args
 */
async function firebase(...args) {
  const cli = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  const all = [cli, ...args, '--project', fake.project, '--non-interactive']
  const { code, output } = await run(process.execPath, all, {
    cwd: folder,
    env: { ...fake.env, XDG_CONFIG_HOME: join(folder, 'config') },
  })
  return { code, said: output }
}

const deployed = () => fake.hosting.served('fake-site')

describe('through firebase-tools, the fake', () => {
  it('gets rules, indexes and field overrides, each once', async () => {
    fake = await startGoogleFake()
    const first = await firebase('deploy', '--only', 'firestore')
    expect(first.code, first.said).toBe(0)
    expect(fake.rules.text()).toBe(rules)
    expect([...fake.firestore.indexes.values()]).toMatchObject([
      { queryScope: 'COLLECTION', state: 'CREATING' },
    ])
    expect([...fake.firestore.fields.keys()]).toEqual([
      expect.stringMatching(/collectionGroups\/quota\/fields\/day$/),
    ])
    const before = fake.calls.length
    const again = await firebase('deploy', '--only', 'firestore')
    expect(again.code, again.said).toBe(0)
    const writes = fake.calls.slice(before).filter(({ method }) => method !== 'GET')
    expect(writes.map(({ path }) => path)).toEqual([
      '/v1/projects/fake-project:testIamPermissions',
      '/v1/projects/fake-project:test',
      '/v1/projects/fake-project/releases/cloud.firestore/(default)',
    ])
  })

  it('gets a site, and only what has changed the next time', async () => {
    fake = await startGoogleFake({ sites: ['fake-site'] })
    const first = await firebase('deploy', '--only', 'hosting', '--message', 'the first')
    expect(first.code, first.said).toBe(0)
    expect([...(deployed()?.files.keys() ?? [])].sort()).toEqual(['/assets/a.js', '/index.html'])
    expect(deployed()?.config).toEqual({
      rewrites: [{ glob: '/gallery', path: '/index.html' }],
      headers: [{ glob: '**', headers: { 'X-Test': 'yes' } }],
    })
    expect(fake.hosting.releases('fake-site')).toMatchObject([{ message: 'the first' }])
    const before = fake.calls.length
    putFiles(folder, { 'public/index.html': '<title>Two</title>' })
    const again = await firebase('deploy', '--only', 'hosting')
    expect(again.code, again.said).toBe(0)
    const uploads = fake.calls.slice(before).filter(({ path }) => path.startsWith('/upload/'))
    expect(uploads).toHaveLength(1)
  })

  it.each([
    ['hosting', 'a site that does not exist', 'Requested entity was not found'],
    ['storage', 'rules for a bucket that does not exist', 'Firebase Storage has not been set up'],
  ])('refuses %s: %s', async (only, _, message) => {
    fake = await startGoogleFake({ sites: ['another-site'] })
    const { code, said } = await firebase('deploy', '--only', only)
    expect(said).toContain(message)
    expect(code).not.toBe(0)
  })

  it('refuses rules that are too large', async () => {
    fake = await startGoogleFake()
    putFiles(folder, { 'firestore.rules': `${rules}//${'x'.repeat(256 * 1024)}` })
    const { code, said } = await firebase('deploy', '--only', 'firestore:rules')
    putFiles(folder, { 'firestore.rules': rules })
    expect(said).toContain('exceeds 256 KiB')
    expect(code).not.toBe(0)
  })
})
