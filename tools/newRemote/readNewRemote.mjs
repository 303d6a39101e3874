import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shellFolders } from '../hosting/shellHosting.mjs'
import { pathsOverlap } from '../publish/contract.mjs'
import { manifestOf } from '../publish/describeBuild.mjs'
import { remoteNames } from '../publish/packages.mjs'
import { root } from '../stack/paths.mjs'
import { UserError } from '../stack/userError.mjs'

/** @typedef {{ name: string, path: string, page: string, title: string }} NewRemote `page`: the component's name */

/**
 * What is to be written, from the command line.
 * @param {string[]} args
 * @throws {UserError} when a remote cannot have that name or path
 */
export function readNewRemote([name = '', path = '', ...rest]) {
  if (!name || !path || rest.length > 0) {
    throw new UserError(
      'Name the remote and its path, as in: npm run new:remote -- mf-events /events',
    )
  }
  if (!/^mf(-[a-z][a-z0-9]*)+$/.test(name)) {
    throw new UserError(`A remote is named mf-… in small letters, as mf-events, not "${name}".`)
  }
  if (existsSync(join(root, name))) throw new UserError(`${name} exists already.`)
  if (!/^\/[a-z][a-z0-9-]*(\/:?[a-z][a-zA-Z0-9-]*)*$/.test(path)) {
    throw new UserError(`A path is written as /events or /events/:id, not "${path}".`)
  }
  const taken = takenBy(path)
  if (taken) throw new UserError(`${path} is taken: ${taken}.`)
  const words = path.split('/')[1]?.split('-') ?? []
  return { name, path, page: `${words.map(capital).join('')}Page`, title: capital(words.join(' ')) }
}

/**
 * @param {string} path
 * @returns {string | undefined} who answers there already
 */
function takenBy(path) {
  const folder = shellFolders.find((each) => path.split('/')[1] === each)
  if (folder) return `the shell's files are in /${folder}`
  for (const name of remoteNames()) {
    for (const route of manifestOf(name).routes) {
      if (pathsOverlap(route.path, path)) return `${name} answers ${route.path}`
    }
  }
  return undefined
}

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
