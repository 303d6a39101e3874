import fc from 'fast-check'
import { Timestamp } from 'firebase/firestore/lite'
import type { Actor } from '../setup/actors.ts'
import * as actors from '../setup/actors.ts'
import { type Fields, now } from '../setup/documents.ts'
import { initialDocuments } from '../setup/initialDocuments.ts'
import { patch, put, remove, type Write } from '../setup/session.ts'
import { validBatches } from './validBatches.ts'

const { ann, zoe } = actors

/** Members, incomplete members and people who pretend to be admins. None of them is an admin. */
export const nonAdmin = fc.oneof(
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

const oddValue = fc.constantFrom<unknown>(
  ...[null, true, -1, 0, 2, 7, 30.5, NaN, '', ' ', 'zoe', 'ann', 'Name of zoe', 'x'.repeat(3000)],
  ...['<script>', 'public', 'pending', 'rejected', [], ['ann', 'zoe'], {}, { lat: 1, lon: 200 }],
  { zoe: Timestamp.fromMillis(1) },
  Timestamp.fromMillis(5),
  now,
)
const anyField = fc.constantFrom(
  ...['ownerUid', 'createdAt', 'status', 'flagCount', 'members', 'lastRead', 'sender', 'userId'],
  ...['username', 'userName', 'email', 'text', 'notes', 'age', 'by', 'state', 'extra', 'decision'],
  ...['geoCells', 'searchKeys', 'photoKeys'],
)
const anyPath = fc.constantFrom(...Object.keys(initialDocuments))

/** The same fields with one changed, added or removed. */
function withOneChange(fields: Fields): fc.Arbitrary<Fields> {
  const names = Object.keys(fields)
  const changed = (name: string) => oddValue.map((value) => ({ ...fields, [name]: value }))
  const added = anyField.chain(changed)
  if (names.length === 0) return added
  const own = fc.constantFrom(...names)
  const removed = own.map((name) =>
    Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name)),
  )
  return fc.oneof({ weight: 5, arbitrary: own.chain(changed) }, added, removed)
}

function writeWithOneChange(write: Write): fc.Arbitrary<Write> {
  if (write.kind === 'remove') return fc.constant(write)
  return withOneChange(write.fields).map((fields) => ({ ...write, fields }))
}

/** Any write to an initial document. */
const arbitraryWrite: fc.Arbitrary<Write> = anyPath.chain((path) =>
  fc.oneof(
    fc.constant(remove(path)),
    fc
      .dictionary(anyField, oddValue, { minKeys: 1, maxKeys: 2 })
      .map((fields) => patch(path, fields)),
    withOneChange(initialDocuments[path] ?? {}).map((fields) => put(path, fields)),
  ),
)

/** A batch that `me` sends: a valid one, one with a changed, missing or additional write, or any. */
export function writesBy(me: Actor): fc.Arbitrary<readonly Write[]> {
  const valid = fc.constantFrom(...validBatches(me))
  return fc.oneof(
    valid,
    valid.chain((writes) => fc.tuple(...writes.map(writeWithOneChange))),
    valid.chain((writes) => fc.subarray([...writes], { minLength: 1 })),
    fc.tuple(valid, arbitraryWrite).map(([writes, one]) => [...writes, one]),
    // A valid batch of another member.
    fc.constantFrom(...validBatches(zoe), ...validBatches(ann)),
    fc.array(arbitraryWrite, { minLength: 1, maxLength: 2 }),
  )
}

/** A path that an actor reads. */
export const pathToRead = fc.oneof(anyPath, fc.constantFrom('reports/missing', 'threads/ann_zoe'))
