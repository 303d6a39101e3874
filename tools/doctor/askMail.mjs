import { mailOf } from '../hosting/greenlightConfig.mjs'
import { finding, notAsked, visit } from './finding.mjs'

/** @import { GreenlightConfig } from '../hosting/greenlightConfig.mjs' */
/** @import { Finding } from './finding.mjs' */

const PUBLISH = 'npm run publish -- functions --target firebase'
/** Nobody has this one, and every address is answered in the same way. */
const UNKNOWN = `/u/${'x'.repeat(32)}`

/**
 * Whether the functions answer, also at the address that e-mails name.
 * @param {GreenlightConfig} config
 * @returns {Promise<Finding[]>}
 */
export async function askMail(config) {
  const told = mailOf(config)
  if (!told || !config.mail) return [notAsked('alerts', 'greenlight.config.json has no mail')]
  const { links } = config.mail
  return Promise.all([
    askAddress('functions', told.functions, PUBLISH),
    ...(links
      ? [
          askAddress(
            'address of links in e-mails',
            links,
            'let the domain lead to the HTTP function',
          ),
        ]
      : []),
  ])
}

/** @param {string} what @param {string} address @param {string} mend */
async function askAddress(what, address, mend) {
  const { status, headers } = await visit(address.replace(/\/$/, '') + UNKNOWN)
  const isOurs = status === 200 && headers.get('referrer-policy') === 'no-referrer'
  return finding(what, !isOurs && `${address} does not answer as they do (${status})`, mend)
}
