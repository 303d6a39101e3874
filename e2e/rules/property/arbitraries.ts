import fc from 'fast-check'
import { Timestamp } from 'firebase/firestore/lite'
import * as actors from '../stage/actors.ts'
import type { Actor } from '../stage/actors.ts'
import { now, type Fields } from '../stage/documents.ts'
import { patch, put, remove, type Write } from '../stage/session.ts'
import { world } from '../stage/world.ts'
import { rightBatches } from './rightBatches.ts'

const { ann, zoe } = actors

/** Members, and those who would like to be more than that. Nobody of them is an admin. */
export const someone = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Actor>(ann, zoe) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Actor>(
      actors.noTerms,
      actors.noDocument,
      actors.banned,
      actors.unverifiedAdmin,
      actors.claimingAdmin,
    ),
  },
)

const odd = fc.constantFrom<unknown>(
  ...[null, true, -1, 0, 2, 7, 30.5, NaN, '', ' ', 'zoe', 'ann', 'Name of zoe', 'x'.repeat(3000)],
  ...['<script>', 'public', 'pending', 'rejected', [], ['ann', 'zoe'], {}, { lat: 1, lon: 200 }],
  { zoe: Timestamp.fromMillis(1) },
  Timestamp.fromMillis(5),
  now,
)
const anyField = fc.constantFrom(
  ...['ownerUid', 'createdAt', 'status', 'flagCount', 'members', 'lastRead', 'sender', 'userId'],
  ...['username', 'userName', 'email', 'text', 'notes', 'age', 'by', 'state', 'extra', 'decision'],
  'geoCells',
)
const anyPath = fc.constantFrom(...Object.keys(world))

/** The same fields with one changed, added or left out. */
function spoilt(fields: Fields): fc.Arbitrary<Fields> {
  const names = Object.keys(fields)
  const changed = (name: string) => odd.map((value) => ({ ...fields, [name]: value }))
  const added = anyField.chain(changed)
  if (names.length === 0) return added
  const own = fc.constantFrom(...names)
  const left = own.map((name) =>
    Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name)),
  )
  return fc.oneof({ weight: 5, arbitrary: own.chain(changed) }, added, left)
}

function spoiltWrite(write: Write): fc.Arbitrary<Write> {
  if (write.kind === 'remove') return fc.constant(write)
  return spoilt(write.fields).map((fields) => ({ ...write, fields }))
}

/** Any write anywhere, most often to what is there. */
const stray: fc.Arbitrary<Write> = anyPath.chain((path) =>
  fc.oneof(
    fc.constant(remove(path)),
    fc.dictionary(anyField, odd, { minKeys: 1, maxKeys: 2 }).map((fields) => patch(path, fields)),
    spoilt(world[path] ?? {}).map((fields) => put(path, fields)),
  ),
)

/** A batch that `me` might try: a right one, one with something spoilt, left out or added, or any. */
export function attemptBy(me: Actor): fc.Arbitrary<readonly Write[]> {
  const right = fc.constantFrom(...rightBatches(me))
  return fc.oneof(
    right,
    right.chain((writes) => fc.tuple(...writes.map(spoiltWrite))),
    right.chain((writes) => fc.subarray([...writes], { minLength: 1 })),
    fc.tuple(right, stray).map(([writes, one]) => [...writes, one]),
    // Another’s right batch.
    fc.constantFrom(...rightBatches(zoe), ...rightBatches(ann)),
    fc.array(stray, { minLength: 1, maxLength: 2 }),
  )
}

/** A path that anyone might ask for. */
export const question = fc.oneof(anyPath, fc.constantFrom('reports/missing', 'threads/ann_zoe'))
