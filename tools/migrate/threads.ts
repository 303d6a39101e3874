import { isRecord } from '../../shared/domain/src/fields.ts'
import type { Step } from './migrate.mjs'
import { usernamesOf } from './usernames.ts'

/** Conversations lose the e-mail addresses of their members. */
export const threads: Step = {
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
      const memberInfo: Record<string, unknown> = { ...(seen.get('memberInfo') as object) }
      for (const [uid, { email: _, ...info }] of members) {
        const name = usernames.get(uid)
        memberInfo[uid] = info['displayName'] || !name ? info : { ...info, displayName: name }
      }
      return { seen, fields: { memberInfo } }
    })
    return { writes, notes: old.map(() => 'thread lost e-mail addresses') }
  },
}

/** The members whose address it holds. */
function withEmail(memberInfo: unknown): [uid: string, info: Readonly<Record<string, unknown>>][] {
  if (!isRecord(memberInfo)) return []
  return Object.entries(memberInfo).flatMap(([uid, info]) =>
    isRecord(info) && 'email' in info ? [[uid, info]] : [],
  )
}
