/** What a change cannot break: words. */
const WORDS = /\.md$|^docs\/|^LICENSE$/

/**
 * The folders of browser tests that a change needs: a remote's own and the journeys across all when
 * only remotes changed, else all, which is an empty list.
 * @param {readonly string[]} changed paths in the repository
 */
export function affectedTests(changed) {
  const code = changed.filter((path) => !WORDS.test(path))
  const remotes = code.map((path) => /^(?:e2e\/)?(mf-[a-z]+)\//.exec(path)?.[1])
  if (remotes.some((name) => name === undefined)) return []
  return ['journeys', 'budgets', ...new Set(remotes)].map((folder) => `e2e/${folder}`)
}
