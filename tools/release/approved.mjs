// node tools/release/approved.mjs --commit <sha> [--by login] [package …]: prints those of the packages, or of all, of
// which an owner in CODEOWNERS approved the pull request that made the commit, or is the person named by --by. Asks
// GitHub with its own command, whose token may read pull requests and the members of teams.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { execa } from 'execa'
import { remoteNames } from '../publish/packages.mjs'
import { parseJson } from '../stack/json.mjs'
import { root } from '../stack/paths.mjs'
import { runMain, UserError } from '../stack/userError.mjs'
import { approvedPackages, approvers, ownersOf } from './approvals.mjs'

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { commit: { type: 'string' }, by: { type: 'string' } },
  })
  const { commit, by } = values
  if (!commit) throw new UserError('Name the commit: --commit <sha>')
  const names = positionals.length > 0 ? positionals : [...remoteNames(), 'shell', 'functions']
  const codeowners = readFileSync(join(root, '.github', 'CODEOWNERS'), 'utf8')
  const people = [...(await whoApproved(commit)), ...(by ? [by] : [])]
  const owners = names.flatMap((name) => ownersOf(codeowners, `${name}/package.json`))
  const teams = await membersOf([...new Set(owners)].filter((owner) => owner.includes('/')))
  console.log(approvedPackages(names, codeowners, { people, teams }).join(' '))
})

/** @param {string} commit */
async function whoApproved(commit) {
  /** @type {{ number: number, merged_at: string | null }[]} */
  const pulls = await ask(`repos/{owner}/{repo}/commits/${commit}/pulls`)
  const merged = pulls.filter(({ merged_at: at }) => at)
  const people = await Promise.all(
    merged.map(async ({ number }) => {
      /** @type {import('./approvals.mjs').Review[]} */
      const reviews = await ask(`repos/{owner}/{repo}/pulls/${number}/reviews?per_page=100`)
      return approvers(reviews)
    }),
  )
  return people.flat()
}

/** @param {readonly string[]} teams as `@organization/team` */
async function membersOf(teams) {
  const entries = teams.map(async (team) => {
    const [organization = '', name = ''] = team.replace('@', '').split('/')
    /** @type {{ login: string }[]} */
    const members = await ask(`orgs/${organization}/teams/${name}/members?per_page=100`)
    return /** @type {const} */ ([team, members.map(({ login }) => login)])
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** @template T @param {string} path @returns {Promise<T>} */
async function ask(path) {
  const { stdout } = await execa('gh', ['api', path], { cwd: root })
  return parseJson(stdout)
}
