import { execa } from 'execa'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { finding, notAsked } from './finding.mjs'

/** @import { Finding } from './finding.mjs' */

const VARIABLES = ['WORKLOAD_IDENTITY_PROVIDER', 'SERVICE_ACCOUNT', 'GREENLIGHT_CONFIG']
const MEND = 'see docs/operations.md, On Firebase'
const PRODUCTION = 'repos/{owner}/{repo}/environments/production'

/**
 * Settings of the repository, with GitHub's own command.
 * @returns {Promise<Finding[]>}
 */
export async function askGitHub() {
  const what = 'settings of GitHub'
  try {
    await execa('gh', ['auth', 'status'], { cwd: root })
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return [notAsked(what, isMissing ? 'there is no gh' : 'gh is not signed in')]
  }
  const [environment, variables, branch] = await Promise.all([
    ask(PRODUCTION),
    ask(`${PRODUCTION}/variables`),
    ask('repos/{owner}/{repo}/branches/main/protection'),
  ])
  const { protection_rules: rules = [], deployment_branch_policy: policy = null } =
    /** @type {{ protection_rules?: { type: string }[], deployment_branch_policy?: object | null }} */ (
      environment ?? {}
    )
  const { variables: named = [] } = /** @type {{ variables?: { name: string }[] }} */ (
    variables ?? {}
  )
  const missing = VARIABLES.filter((name) => !named.some((each) => each.name === name))
  const hasReviewers = rules.some(({ type }) => type === 'required_reviewers')
  return [
    finding('the environment production requires reviewers', !hasReviewers && 'no', MEND),
    finding('the environment production is for main only', !policy && 'for every branch', MEND),
    finding(
      'variables of the environment production',
      missing.length > 0 && `missing: ${missing.join(', ')}`,
      MEND,
    ),
    finding('main is protected', !branch && 'no', MEND),
  ]
}

/** @param {string} path @returns {Promise<unknown>} undefined if GitHub has no such thing */
async function ask(path) {
  const { stdout, exitCode } = await execa('gh', ['api', path], { cwd: root, reject: false })
  return exitCode === 0 ? parseJson(stdout) : undefined
}
