import { UserError } from '../stack/userError.mjs'

/**
 * @param {string | undefined} text
 * @returns {number} 0 to 100
 */
export function readShare(text) {
  const share = Number(text)
  if (text && share >= 0 && share <= 100) return share
  throw new UserError(
    'Name the share of browsers, 0 to 100, as in: npm run canary -- mf-gallery 10',
  )
}
