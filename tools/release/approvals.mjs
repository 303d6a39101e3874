/**
 * @typedef {object} Approvals
 * @property {readonly string[]} people logins of those who approved
 * @property {Readonly<Record<string, readonly string[]>>} teams members of each team, by `@organization/team`
 */

/**
 * The owners of a path: those of the last line of CODEOWNERS that names it.
 * @param {string} codeowners the text of the file
 * @param {string} path as `mf-gallery/package.json`
 * @returns {string[]} as `@organization/team` or `@login`
 */
export function ownersOf(codeowners, path) {
  const lines = codeowners
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([pattern]) => pattern)
  const line = lines.findLast(([pattern = '']) => matches(pattern, path))
  return line?.slice(1) ?? []
}

/** A file, a folder, or `*`: CODEOWNERS has no other patterns here. @param {string} pattern @param {string} path */
function matches(pattern, path) {
  if (pattern === '*') return true
  const named = pattern.replace(/^\//, '')
  return named.endsWith('/') ? path.startsWith(named) : path === named
}

/**
 * The packages of which one owner at least approved.
 * @param {readonly string[]} names folders of packages
 * @param {string} codeowners
 * @param {Approvals} approvals
 */
export function approvedPackages(names, codeowners, { people, teams }) {
  const isApproved = (/** @type {string} */ owner) =>
    (teams[owner] ?? [owner.replace(/^@/, '')]).some((login) => people.includes(login))
  return names.filter((name) => ownersOf(codeowners, `${name}/package.json`).some(isApproved))
}

/** @typedef {{ user: { login: string } | null, state: string }} Review oldest first, as GitHub lists them */

/**
 * Those whose last review approves. A comment afterwards changes nothing.
 * @param {readonly Review[]} reviews
 * @returns {string[]}
 */
export function approvers(reviews) {
  /** @type {Map<string, string>} */
  const last = new Map()
  for (const { user, state } of reviews)
    if (user && state !== 'COMMENTED') last.set(user.login, state)
  return [...last].filter(([, state]) => state === 'APPROVED').map(([login]) => login)
}
