import { importTypeScript } from '../stack/importTypeScript.mjs'

/**
 * Why a remote cannot run in a shell; nothing when it can.
 * @param {{ name: string, contract: number }} remote
 * @param {Record<string, string>} shared range of each package that it takes from the shell
 * @param {import('./shell.mjs').ShellRecord} shell
 * @returns {Promise<string[]>}
 */
export async function whyUnfit({ name, contract }, shared, shell) {
  /** @type {typeof import('../../shared/kit/src/contract/caretAccepts.ts')} */
  const { caretAccepts } = await importTypeScript('shared/kit/src/contract/caretAccepts.ts')
  const reasons = []
  if (contract !== shell.contract && contract !== shell.contract - 1) {
    reasons.push(`${name} is built for contract ${contract}, the shell has ${shell.contract}`)
  }
  for (const [wanted, range] of Object.entries(shared)) {
    const provided = shell.provides[wanted]
    if (provided && !caretAccepts(range, provided)) {
      reasons.push(`${name} needs ${wanted} ${range}, the shell has ${provided}`)
    }
  }
  return reasons
}
