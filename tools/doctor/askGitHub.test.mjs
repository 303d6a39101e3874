// @vitest-environment node
import { chmodSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { tempFolder } from '../test/tempFolder.mjs'
import { askGitHub } from './askGitHub.mjs'

const folder = tempFolder('gh')
afterEach(() => vi.unstubAllEnvs())

/** A `gh` that is signed in and knows these paths. @param {Record<string, unknown>} known */
function installGh(known) {
  const gh = join(folder, 'gh')
  writeFileSync(
    gh,
    `#!/usr/bin/env node
const [what, path] = process.argv.slice(2)
const known = ${JSON.stringify(known)}
if (what === 'api' && !(path in known)) process.exit(1)
if (what === 'api') console.log(JSON.stringify(known[path]))
`,
  )
  chmodSync(gh, 0o755)
  vi.stubEnv('PATH', `${folder}:${dirname(process.execPath)}:/usr/bin:/bin`)
}

const production = 'repos/{owner}/{repo}/environments/production'
const protection = 'repos/{owner}/{repo}/branches/main/protection'
const variables = ['WORKLOAD_IDENTITY_PROVIDER', 'SERVICE_ACCOUNT', 'GREENLIGHT_CONFIG']
const problems = async () =>
  (await askGitHub()).flatMap(({ what, problem }) => (problem ? [`${what}: ${problem}`] : []))

it('finds what a repository lacks', async () => {
  installGh({ [`${production}/variables`]: { variables: [{ name: 'SERVICE_ACCOUNT' }] } })
  expect(await problems()).toEqual([
    'the environment production requires reviewers: no',
    'the environment production is for main only: for every branch',
    'variables of the environment production: missing: WORKLOAD_IDENTITY_PROVIDER, GREENLIGHT_CONFIG',
    'main is protected: no',
  ])
})

it('finds nothing in one that is as it should be', async () => {
  installGh({
    [production]: {
      protection_rules: [{ type: 'required_reviewers' }],
      deployment_branch_policy: { custom_branch_policies: true },
    },
    [`${production}/variables`]: { variables: variables.map((name) => ({ name })) },
    [protection]: { url: 'https://api.github.com' },
  })
  expect(await problems()).toEqual([])
})

it('asks nothing without gh', async () => {
  vi.stubEnv('PATH', '')
  expect(await askGitHub()).toEqual([{ what: 'settings of GitHub', unasked: 'there is no gh' }])
})
