// node tools/affected.mjs origin/main: the folders of browser tests that the changes since then need,
// for `npm test -- e2e`; nothing when any of them may be affected.
import { execFileSync } from 'node:child_process'
import { affectedTests } from './test/affectedTests.mjs'

const [base = 'origin/main'] = process.argv.slice(2)
const changed = execFileSync('git', ['diff', '--name-only', `${base}...HEAD`], { encoding: 'utf8' })
console.log(affectedTests(changed.split('\n').filter(Boolean)).join(' '))
