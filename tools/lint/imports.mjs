// npm test -- imports: who imports whom (.dependency-cruiser.mjs), and whether each shared module is shared.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/paths.mjs'
import { cruise, forbiddenImports } from './cruise.mjs'
import { notShared } from './sharedCode.mjs'

const { modules, summary } = cruise(root)
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
const problems = [...forbiddenImports(summary), ...notShared(modules, read)]
if (problems.length > 0) console.error(problems.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
