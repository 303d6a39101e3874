// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { root } from '../stack/paths.mjs'

/** @typedef {{ uses?: string, run?: string, with?: Record<string, unknown>, env?: Record<string, string> }} Step */
/** @typedef {{ needs?: string | string[], if?: string, permissions?: Record<string, string>, uses?: string, steps?: Step[] }} Job */
/** @typedef {{ on: unknown, permissions?: Record<string, string>, jobs: Record<string, Job> }} Workflow */

const folder = join(root, '.github', 'workflows')
const texts = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}))
/** @param {string} text */
const parse = (text) => {
  /** @type {unknown} */
  const parsed = parseDocument(text, { strict: true }).toJS()
  return /** @type {Workflow} */ (parsed)
}
/** @param {string} name */
const workflow = (name) => parse(texts.find((each) => each.name === name)?.text ?? '')

describe.each(texts)('$name', ({ text }) => {
  const { permissions, jobs } = parse(text)
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? [])

  test('is valid YAML', () => {
    const { errors, warnings } = parseDocument(text, { strict: true })
    expect([...errors, ...warnings]).toEqual([])
  })

  test('names each action by its commit, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action)
    expect(actions.length).toBe(steps.filter(({ uses }) => uses).length)
    for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('keeps no credentials in the checkout, and grants writing only to a job that needs it', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
      expect(step.with).toMatchObject({ 'persist-credentials': false })
    }
    expect(Object.values(permissions ?? { all: 'write' })).not.toContain('write')
    for (const { permissions: own } of Object.values(jobs)) {
      const mayWrite = Object.keys(own ?? {}).filter((name) => own?.[name] === 'write')
      expect(mayWrite.length).toBeLessThanOrEqual(1)
    }
  })
})

describe.each(['publish.yml', 'preview.yml', 'hotfix.yml', 'rollback.yml'])('%s', (name) => {
  test('builds no package in a job that can sign in', () => {
    const jobs = Object.values(workflow(name).jobs)
    const signingIn = jobs.filter((job) => job.permissions?.['id-token'])
    expect(signingIn).toHaveLength(1)
    const commands = signingIn.flatMap((job) => job.steps ?? []).map(({ run = '' }) => run)
    expect(commands.filter((run) => /\b(build|test)\b|lerna run|npm run dev/.test(run))).toEqual([])
  })
})

describe('preview.yml', () => {
  const { jobs } = workflow('preview.yml')

  test('runs no code of the pull request in a job that can sign in', () => {
    const steps = jobs['preview']?.steps ?? []
    expect(steps[0]?.with?.['ref']).toBe('${{ github.event.pull_request.base.sha }}')
    const commands = steps.map(({ run = '' }) => run)
    expect(commands).toContainEqual(expect.stringMatching(/^node tools\/preview.mjs .* --built/))
  })

  test('builds no fork', () => {
    expect(jobs['build']?.if).toBe(
      'github.event.pull_request.head.repo.full_name == github.repository',
    )
    expect(jobs['preview']?.needs).toBe('build')
  })
})

/** @param {Job | undefined} job */
const commandsOf = (job) => (job?.steps ?? []).map(({ run = '' }) => run)

describe('publish.yml', () => {
  const { on, jobs } = workflow('publish.yml')

  test('publishes what is on main and has passed the checks', () => {
    expect(on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null })
    expect(jobs['check']).toMatchObject({
      if: "github.ref == 'refs/heads/main'",
      uses: './.github/workflows/check.yml',
    })
    expect(jobs['release']?.needs).toBe('check')
    expect(jobs['build']?.needs).toBe('release')
    expect(jobs['publish']?.needs).toEqual(['release', 'build'])
    // The commit of the run, which has the versions of the merged pull request.
    for (const name of ['build', 'publish', 'tag'])
      expect(jobs[name]?.steps?.[0]?.with?.['ref']).toBeUndefined()
  })

  test('makes versions in a pull request by the app, and pushes nothing to main', () => {
    const steps = jobs['release']?.steps ?? []
    const pushing = steps.filter(({ run = '' }) => run.includes('git push'))
    expect(pushing.map(({ run }) => /git push .*/.exec(run ?? '')?.[0])).toEqual([
      'git push --force origin HEAD:refs/heads/release',
    ])
    expect(pushing[0]?.env?.['GH_TOKEN']).toBe('${{ steps.app.outputs.token }}')
    expect(commandsOf(jobs['release']).join('\n')).toContain(
      'lerna version --yes --no-git-tag-version',
    )
    expect(commandsOf(jobs['tag']).join('\n')).toContain('git push --atomic origin $(printf')
  })

  test('takes in the branches of urgent publications', () => {
    expect(commandsOf(jobs['release']).join('\n')).toContain('refs/remotes/origin/hotfix/')
  })

  test('publishes, with the builds of another job, what its owners approved', () => {
    expect(commandsOf(jobs['release']).join('\n')).toContain(
      'packages="$(node tools/release/approved.mjs --commit "$GITHUB_SHA")"',
    )
    expect(jobs['build']?.if).toBe("needs.release.outputs.packages != ''")
    const step = (jobs['publish']?.steps ?? []).find(({ run = '' }) =>
      run.includes('npm run publish'),
    )
    expect(step?.run).toMatch(/^npm run publish -- \$PACKAGES --changed --built /)
    expect(step?.env?.['PACKAGES']).toBe('${{ needs.release.outputs.packages }}')
  })

  test('tags the versions only after nothing has failed', () => {
    expect(jobs['tag']?.needs).toEqual(['release', 'build', 'publish'])
    expect(jobs['tag']?.if).toContain("!contains(needs.*.result, 'failure')")
  })
})

describe('hotfix.yml', () => {
  const { jobs } = workflow('hotfix.yml')

  test('is for owners of the remote, after the checks', () => {
    expect(jobs['version']?.needs).toEqual(['check', 'allow'])
    expect(jobs['check']?.uses).toBe('./.github/workflows/check.yml')
    expect(commandsOf(jobs['allow']).join('\n')).toContain('--by "$GITHUB_ACTOR" "$REMOTE"')
  })

  test('makes its version on a branch of the remote, and publishes that commit', () => {
    expect(commandsOf(jobs['version']).join('\n')).toContain('refs/heads/hotfix/$REMOTE')
    for (const name of ['build', 'publish'])
      expect(jobs[name]?.steps?.[0]?.with?.['ref']).toBe('${{ needs.version.outputs.commit }}')
    expect(commandsOf(jobs['publish'])).toContainEqual(
      expect.stringMatching(/^npm run publish -- "\$REMOTE" --built /),
    )
  })
})

describe('rollback.yml', () => {
  const { on, jobs } = workflow('rollback.yml')

  test('asks for the remote and a reason', () => {
    expect(on).toMatchObject({
      workflow_dispatch: { inputs: { remote: { required: true }, reason: { required: true } } },
    })
    const step = (jobs['rollback']?.steps ?? []).at(-1)
    expect(step?.run).toMatch(/^npm run rollback -- "\$REMOTE" .*--reason "\$REASON"$/)
  })

  test('runs on main only', () => {
    expect(jobs['rollback']?.if).toBe("github.ref == 'refs/heads/main'")
  })
})

test('Google is signed in to without a key, and the only key is that of the app', () => {
  for (const { name, text } of texts) {
    expect(text, name).not.toContain('credentials_json')
    expect(text.match(/secrets\.\w+/g) ?? [], name).toEqual(
      ['publish.yml', 'hotfix.yml'].includes(name) ? ['secrets.RELEASE_APP_KEY'] : [],
    )
  }
  for (const name of ['publish.yml', 'hotfix.yml'])
    expect(workflow(name).jobs['publish']?.permissions).toEqual({
      contents: 'read',
      'id-token': 'write',
    })
})

test('what a person types reaches a command as a variable only', () => {
  for (const { name, text } of texts) {
    const commands = Object.values(parse(text).jobs).flatMap(commandsOf)
    expect(
      commands.filter((run) => run.includes('${{')),
      name,
    ).toEqual([])
  }
})
