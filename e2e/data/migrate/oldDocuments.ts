import { searchKeys } from '@greenlight/domain/searchKeys'
import { Timestamp } from 'firebase/firestore/lite'
import type { Fields } from '../setup/database.ts'
import { account, report, timeAt } from '../setup/documents.ts'
import { ann, person } from '../setup/person.ts'

/** Documents of one kind by path: as an older version wrote them, and as they must be. */
export type OldKind = {
  readonly before: Readonly<Record<string, Fields>>
  readonly after: Readonly<Record<string, Fields>>
}

const austinCells = ['9v6', '9v']
const annsName = { username: 'Annie', email: ann.email, displayName: 'Ann Example' }
/** What today's version stores with every report. */
const keysOf = (location: unknown, geoCells: readonly string[]) => ({
  geoCells,
  searchKeys: searchKeys('Alex', typeof location === 'string' ? location : ''),
  photoKeys: [], // the test photo is only the header of a JPEG
})

/** A report that lacks only what `more` and `review` say. */
function oldReport(
  id: string,
  { gone = {}, kept = {}, cells = austinCells, added = {} }: Parts,
  review: { before?: Fields; after: Fields } = { after: { flagCount: 0 } },
): OldKind {
  const path = `reports/${id}`
  const { ownerDisplayName: _, ...common } = report(ann, kept)
  const named = 'ownerDisplayName' in kept ? { ownerDisplayName: kept['ownerDisplayName'] } : {}
  const fields = { ...common, ...named }
  return {
    before: {
      [path]: { ...fields, ...gone },
      ...(review.before && { [`${path}/private/review`]: review.before }),
    },
    after: {
      [path]: { ...fields, ...keysOf(kept['location'] ?? 'Austin, TX', cells), ...added },
      [`${path}/private/review`]: review.after,
    },
  }
}

type Parts = {
  /** Fields that the migration removes. */
  readonly gone?: Fields
  readonly kept?: Fields
  readonly added?: Fields
  readonly cells?: readonly string[]
}

const restored = { decision: 'log-1', decisionReason: 'It is fine.' }
const rejected = { decision: 'log-2', decisionReason: 'Not kind.' }

/** The reports of all older versions; `n` makes their ids different. */
const reportKinds = (n: string): readonly OldKind[] => [
  oldReport(`plain-${n}`, {}),
  oldReport(`lng-${n}`, { kept: { locationCoords: { lat: 30.27, lng: -97.74 } } }),
  oldReport(`exact-${n}`, { gone: { locationCoords: { lat: 30.2672, lon: -97.7431 } } }),
  oldReport(`typed-${n}`, {
    kept: { locationCoords: null, location: 'Near Austin, TX' },
    cells: ['-tx'],
  }),
  oldReport(`odd-${n}`, { kept: { locationCoords: { lat: 'x' }, location: 7 }, cells: [] }),
  oldReport(`wrong-${n}`, { gone: { geoCells: ['dp3', 'dp'] } }),
  oldReport(`owned-${n}`, { gone: { ownerUid: '', userId: 'ann', createdBy: 'bob' } }),
  oldReport(`nobody-${n}`, {
    gone: { ownerUid: null },
    kept: { authorUid: null },
    added: { ownerUid: '-' },
  }),
  oldReport(`emails-${n}`, {
    gone: { ownerEmail: ann.email, authorEmail: ann.email },
    added: { ownerDisplayName: 'Annie' },
  }),
  oldReport(`named-${n}`, { gone: { ownerEmail: ann.email }, kept: { ownerDisplayName: 'Me' } }),
  oldReport(`flagged-${n}`, { gone: { flagCount: 2 } }, { after: { flagCount: 2 } }),
  oldReport(
    `flaggedTwice-${n}`,
    { gone: { flagCount: 2 } },
    { before: { flagCount: 1 }, after: { flagCount: 3 } },
  ),
  oldReport(
    `cleared-${n}`,
    { gone: { flagCount: 2 } },
    {
      before: { flagCount: 0, cleared: true, ...restored },
      after: { flagCount: 0, cleared: true, ...restored },
    },
  ),
  oldReport(
    `restored-${n}`,
    { gone: { flagCount: 0, ...restored } },
    { after: { flagCount: 0, cleared: true, ...restored } },
  ),
  oldReport(
    `rejected-${n}`,
    { gone: { flagCount: 3, ...rejected }, kept: { status: 'rejected' } },
    { after: { flagCount: 3, cleared: false, ...rejected } },
  ),
]

const thread = (memberInfo: unknown): Fields => ({
  members: ['ann', 'bob'],
  memberInfo,
  lastMessage: 'Hello',
  lastSender: 'ann',
  lastAt: timeAt(),
  lastRead: {},
  createdAt: timeAt(),
})

function oldThread(id: string, before: unknown, after: unknown): OldKind {
  return {
    before: { [`threads/${id}`]: thread(before) },
    after: { [`threads/${id}`]: thread(after) },
  }
}

const threadKinds = (n: string): readonly OldKind[] => [
  oldThread(
    `named-${n}`,
    { ann: { displayName: 'A', email: ann.email }, bob: { displayName: 'B', email: 'b@x.org' } },
    { ann: { displayName: 'A' }, bob: { displayName: 'B' } },
  ),
  // Ann has a username to show instead, and the other member has left.
  oldThread(
    `nameless-${n}`,
    { ann: { email: ann.email }, gone: { email: 'gone@x.org' } },
    { ann: { displayName: 'Annie' }, gone: {} },
  ),
  oldThread(`odd-${n}`, { ann: 'Annie', 'a/b': { email: 'x' } }, { ann: 'Annie', 'a/b': {} }),
]

const decidedFlag = (target: string, more: Fields): Fields => ({
  by: 'bob',
  targetPath: target,
  reason: 'spam',
  note: '',
  createdAt: timeAt(),
  state: 'upheld',
  ...more,
})

/** A decided flag, which is deleted two years later. */
function expiring(flag: Fields): Fields {
  const { decidedAt } = flag
  if (!(decidedAt instanceof Timestamp)) return flag
  return { ...flag, expireAt: Timestamp.fromMillis(decidedAt.toMillis() + 730 * 86_400_000) }
}

/** Bans and flags that name the admin, and the entries of the log. `minute` tells the decisions apart. */
function decisionKinds(n: string, minute: number): readonly OldKind[] {
  const [at, later] = [timeAt(minute), timeAt(minute + 0.5)]
  const entry = (target: string, action: string, time = at): Fields => ({
    actor: 'admin',
    action,
    target,
    reason: 'Because.',
    at: time,
  })
  const named = (
    path: string,
    before: Fields,
    after: Fields,
    log: Readonly<Record<string, Fields>>,
  ) => ({
    before: { [path]: before, ...log },
    after: { [path]: path.startsWith('flags/') ? expiring(after) : after, ...log },
  })
  const ban = { reason: 'Threats.', createdAt: at }
  const flag = (fields: Fields) => decidedFlag(`reports/x-${n}`, { decidedAt: at, ...fields })
  const flagLog = { [`modlog/takedown-${n}`]: entry(`reports/x-${n}`, 'takedown') }
  return [
    named(
      `bans/named-${n}`,
      { ...ban, by: 'admin', decision: `ban-${n}` },
      { ...ban, decision: `ban-${n}` },
      { [`modlog/ban-${n}`]: entry(`bans/named-${n}`, 'ban', later) },
    ),
    named(
      `bans/unnamed-${n}`,
      { ...ban, by: 'admin' },
      { ...ban, decision: `unnamed-${n}` },
      { [`modlog/unnamed-${n}`]: entry(`bans/unnamed-${n}`, 'ban') },
    ),
    named(
      `flags/report-${n}`,
      flag({ decidedBy: 'admin' }),
      flag({ decision: `takedown-${n}` }),
      flagLog,
    ),
    named(
      `flags/message-${n}`,
      { ...flag({ decidedBy: 'admin' }), targetPath: 'threads/t/messages/m' },
      { ...flag({ decision: `unnamed-${n}` }), targetPath: 'threads/t/messages/m' },
      {},
    ),
    // Nothing in the log tells what was decided, so the flag is all that is known.
    ...[flag({ decidedBy: 'admin', decidedAt: timeAt(-1 - minute) })].map((unknown) =>
      named(`flags/unlogged-${n}`, unknown, unknown, {}),
    ),
  ]
}

/** Rounds of all kinds, in which each document has an id of its own. */
export function oldDocuments(rounds: number): OldKind {
  const users = { 'users/ann': account(ann, annsName), 'users/bob': account(person('bob')) }
  const kinds = Array.from({ length: rounds }, (_, at) => {
    const n = String(at).padStart(3, '0')
    return [...reportKinds(n), ...threadKinds(n), ...decisionKinds(n, at)]
  }).flat()
  return {
    before: Object.assign({ ...users }, ...kinds.map(({ before }) => before)) as OldKind['before'],
    after: Object.assign({ ...users }, ...kinds.map(({ after }) => after)) as OldKind['after'],
  }
}
