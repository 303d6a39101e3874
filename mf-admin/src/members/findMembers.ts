import type { Fields } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { foldUsername } from '@greenlight/domain/names'
import { date, filledOrNull, text } from '@greenlight/domain/stored'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import * as v from 'valibot'
import { failure } from '../errors.ts'

/** A member as their username names them. */
export type FoundMember = {
  readonly uid: string
  readonly name: string
  /** When the member chose the name, which completes the account. */
  readonly since: Date | null
}

const stored = v.object({ uid: filledOrNull, name: text(limits.username.max), since: date })

function parseMember(fields: Fields): readonly FoundMember[] {
  const { uid, ...member } = v.parse(stored, fields)
  return uid === null ? [] : [{ uid, ...member }]
}

/** The access rules list at most this many. */
const LIMIT = 20

/** Sorts after every folded name with the same beginning. */
const LAST = '\uf8ff'

/**
 * Members whose username begins like this, in any spelling, at most 20. Costs one read for each, at least one.
 * @throws GreenlightError `admin/members-load-failed`
 */
export function findMembers(beginning: string): Promise<readonly FoundMember[]> {
  return attempt(failure('admin/members-load-failed'), async () => {
    const folded = foldUsername(beginning)
    if (folded === '') return []
    const { db, collection, getDocs, limit, orderBy, query, where } = await firestore()
    const found = query(
      collection(db, 'usernames'),
      where('folded', '>=', folded),
      where('folded', '<', folded + LAST),
      orderBy('folded'),
      limit(LIMIT),
    )
    return (await getDocs(found)).docs.flatMap((one) => parseMember(one.data()))
  })
}

/**
 * The username of a member and since when it is theirs; null for a member without one. Costs one read.
 * @throws GreenlightError `admin/members-load-failed`
 */
export function getMember(uid: string): Promise<FoundMember | null> {
  return attempt(failure('admin/members-load-failed'), async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const named = query(collection(db, 'usernames'), where('uid', '==', uid), limit(1))
    return (await getDocs(named)).docs.flatMap((one) => parseMember(one.data()))[0] ?? null
  })
}

/**
 * The members with these uids who have a username. Costs one read for each, at least one for 20 uids.
 * @throws GreenlightError `admin/members-load-failed`
 */
export function listMembers(uids: readonly string[]): Promise<readonly FoundMember[]> {
  return attempt(failure('admin/members-load-failed'), async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const chunks = Array.from({ length: Math.ceil(uids.length / LIMIT) }, (_, at) =>
      uids.slice(at * LIMIT, (at + 1) * LIMIT),
    )
    const found = await Promise.all(
      chunks.map((some) =>
        getDocs(query(collection(db, 'usernames'), where('uid', 'in', some), limit(LIMIT))),
      ),
    )
    return found.flatMap(({ docs }) => docs.flatMap((one) => parseMember(one.data())))
  })
}
