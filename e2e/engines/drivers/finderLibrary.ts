import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const path = require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')

/** A function that puts Testing Library into the page: WebDriver has no search by role and name. */
export const finderLibrary = `() => {
  const exports = undefined, module = undefined, define = undefined
  ${readFileSync(path, 'utf8')}
  return ''
}`
