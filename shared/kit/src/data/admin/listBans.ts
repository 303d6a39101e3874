import { firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import type { Page } from '../../domain/galleryPager.ts'
import { limits } from '../../domain/limits.ts'
import { date, text } from '../../domain/stored.ts'
import { attempt } from '../attempt.ts'
import type { Fields } from '../fields.ts'
import { readPage, type Cursor } from '../readPage.ts'

const PAGE_SIZE = 50

/** A banned member. */
export type Ban = {
  readonly uid: string
  /** The deciding admin's uid. */
  readonly by: string
  readonly reason: string
  readonly createdAt: Date | null
}

/**
 * The banned members, latest first, in pages of 50. Costs a read a ban, at least one.
 * @throws GreenlightError `log-load-failed`
 */
export function listBans(cursor: Cursor | null = null): Promise<Page<Ban, Cursor>> {
  return attempt('log-load-failed', async () => {
    const { db, collection, orderBy, query } = await firestore()
    const source = query(collection(db, 'bans'), orderBy('createdAt', 'desc'))
    return readPage(source, PAGE_SIZE, cursor, parseBan)
  })
}

const stored = v.object({
  by: text(128),
  reason: text(limits.decisionReason),
  createdAt: date,
})

function parseBan(uid: string, fields: Fields): Ban {
  return { uid, ...v.parse(stored, fields) }
}
