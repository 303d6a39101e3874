// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { root } from '../stack/paths.mjs'

/** @typedef {{ uses?: string, run?: string, with?: Record<string, unknown> }} Step */
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

describe.each(['publish.yml', 'preview.yml'])('%s', (name) => {
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

describe('publish.yml', () => {
  const { on, jobs } = workflow('publish.yml')

  test('publishes what is on main and has passed the checks', () => {
    expect(on).toEqual({ push: { branches: ['main'] }, workflow_dispatch: null })
    expect(jobs['check']).toMatchObject({
      if: "github.ref == 'refs/heads/main'",
      uses: './.github/workflows/check.yml',
    })
    expect(jobs['version']?.needs).toBe('check')
    expect(jobs['build']?.needs).toBe('version')
    expect(jobs['publish']?.needs).toEqual(['version', 'build'])
    for (const name of ['build', 'publish']) {
      const checkout = jobs[name]?.steps?.[0]
      expect(checkout?.with?.['ref']).toBe('${{ needs.version.outputs.commit }}')
    }
  })

  test('runs the publisher with the builds of another job', () => {
    const commands = (jobs['publish']?.steps ?? []).map(({ run = '' }) => run)
    const publishing = commands.filter((run) => run.includes('npm run publish'))
    expect(publishing).toEqual([expect.stringContaining(' --built ')])
  })

  test('signs in without a key', () => {
    expect(jobs['publish']?.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
    for (const { text } of texts) expect(text).not.toMatch(/secrets\.|credentials_json/)
  })
})
