import { importTypeScript } from '../stack/importTypeScript.mjs'
import { usernamesOf } from './usernames.mjs'

/** @type {typeof import('../../shared/domain/src/fields.ts')} */
const { isRecord } = await importTypeScript('shared/domain/src/fields.ts')

/**
 * Conversations lose the e-mail addresses of their members.
 * @type {import('./migrate.mjs').Step}
 */
export const threads = {
  collection: 'threads',
  fields: ['memberInfo'],
  async plan(page, db) {
    const old = page.flatMap((seen) => {
      const members = withEmail(seen.get('memberInfo'))
      return members.length > 0 ? [{ seen, members }] : []
    })
    const nameless = old.flatMap(({ members }) =>
      members.filter(([, { displayName }]) => !displayName),
    )
    const usernames = await usernamesOf(
      db,
      nameless.map(([uid]) => uid),
    )
    const writes = old.map(({ seen, members }) => {
      /** @type {Record<string, unknown>} */
      const memberInfo = { .../** @type {object} */ (seen.get('memberInfo')) }
      for (const [uid, { email: _, ...info }] of members) {
        const name = usernames.get(uid)
        memberInfo[uid] = info['displayName'] || !name ? info : { ...info, displayName: name }
      }
      return { seen, fields: { memberInfo } }
    })
    return { writes, notes: old.map(() => 'thread lost e-mail addresses') }
  },
}

/**
 * @param {unknown} memberInfo
 * @returns {[uid: string, info: Readonly<Record<string, unknown>>][]} the members whose address it holds
 */
function withEmail(memberInfo) {
  if (!isRecord(memberInfo)) return []
  return Object.entries(memberInfo).flatMap(([uid, info]) =>
    isRecord(info) && 'email' in info ? [[uid, info]] : [],
  )
}
