import { askBackups, askDatabase, askOwners, askQueries, askRules } from './askFirestore.mjs'
import { askGitHub } from './askGitHub.mjs'
import { askDomains, askReleases, askSites } from './askHosting.mjs'
import { askMail } from './askMail.mjs'
import { askMember } from './askMember.mjs'
import { askAppCheck, askSignIn } from './askSignIn.mjs'
import { unanswered } from './finding.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/** @import { Registry } from '../publish/contract.mjs' */
/** @import { Credentials } from './askMember.mjs' */
/** @import { Finding } from './finding.mjs' */

/**
 * Asks a project what cannot be known without it. Changes nothing.
 * @param {GreenlightConfig} config
 * @param {Registry | undefined} registry
 * @param {Credentials} [member] to ask what only a member can
 * @returns {Promise<Finding[]>}
 */
export async function examine(config, registry, member) {
  const asked = [
    askRules(config, registry),
    askQueries(config),
    askOwners(config),
    askDatabase(config),
    askBackups(config),
    askSites(config, registry),
    askDomains(config),
    askReleases(registry),
    askSignIn(config),
    askAppCheck(config),
    askMail(config),
    askMember(config, member),
    askGitHub(),
  ]
  return (await Promise.all(asked.map((each) => each.catch(unanswered)))).flat()
}
