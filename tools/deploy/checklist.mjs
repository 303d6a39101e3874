import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/paths.mjs'

/**
 * What only the console can do: the list in docs/operations.md, with the names of a project.
 * @param {import('../hosting/greenlightConfig.mjs').GreenlightConfig} config
 */
export function checklist({ project, sites }) {
  const page = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')
  const [, section = ''] = /\n## (What only the console can do\n[^]*?)\n## /.exec(page) ?? []
  return section.replaceAll('<project>', project).replaceAll('<site>', sites.shell).trim()
}
