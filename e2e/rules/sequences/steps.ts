import fc from 'fast-check'
import { Timestamp } from 'firebase/firestore/lite'
import { type Actor, admin, ann, secondAdmin, zoe } from '../setup/actors.ts'
import { type Fields, now, past } from '../setup/documents.ts'
import type { Write } from '../setup/session.ts'
import { type Act, adminActs, memberActs, shareActs, type World } from './worldActs.ts'

/** One batch of a sequence, by somebody, right or with a twist. */
export type Step = {
  readonly me: Actor
  readonly act: Act
  /** Changes a batch that is right. */
  readonly twist: Twist
}

type Twist = (
  writes: readonly Write[],
  world: World,
  before: readonly (readonly Write[])[],
) => readonly Write[]

const asItIs: Twist = (writes) => writes
const all = fc.constantFrom(...memberActs, ...adminActs)

const oddValue = fc.constantFrom<unknown>(
  ...[null, true, 0, 1, 4, '', 'public', 'pending', 'rejected', 'ann', 'zoe', 'admin', 'n0', 'n1'],
  ...['approve', 'delete', 'dismiss', 'reports/of-ann', 'reports/of-zoe', [], {}, now, past],
)

const twist: fc.Arbitrary<Twist> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(asItIs) },
  fc.nat(5).map(
    (at): Twist =>
      (writes) =>
        writes.toSpliced(at % writes.length, 1),
  ),
  fc
    .tuple(all, fc.constantFrom(ann, admin, secondAdmin), fc.nat(3))
    .map(([act, who, skipped]): Twist => (writes, world) => [
      ...writes,
      ...act(who, world, 'n0').toSpliced(0, skipped),
    ]),
  fc.tuple(fc.nat(5), fc.nat(9), oddValue).map(
    ([at, field, value]): Twist =>
      (writes) =>
        writes.map((write, index) => (index === at ? withField(write, field, value) : write)),
  ),
  fc.nat(20).map(
    (at): Twist =>
      (writes, _, before) =>
        before.at(-1 - at) ?? writes,
  ),
  fc
    .tuple(fc.nat(20), fc.nat(5))
    .map(([at, from]): Twist => (writes, _, before) => [
      ...writes,
      ...(before.at(-1 - at) ?? []).slice(from),
    ]),
)

function withField(write: Write, at: number, value: unknown): Write {
  if (write.kind === 'remove') return write
  const names = Object.keys(write.fields)
  const name = names[at % names.length]
  return name ? { ...write, fields: { ...write.fields, [name]: value } } : write
}

const step = (me: Actor, act: fc.Arbitrary<Act>, how: fc.Arbitrary<Twist>): fc.Arbitrary<Step> =>
  fc.record({ me: fc.constant(me), act, twist: how })
const right = fc.constant(asItIs)
const ofMembers = fc.constantFrom(...memberActs)
const ofAdmins = fc.constantFrom(...adminActs)
const ofShares = fc.constantFrom(...shareActs)

/** A bad member, an honest one, an admin, and an admin added later who means harm. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  step(ann, fc.oneof({ weight: 3, arbitrary: ofMembers }, ofAdmins, ofShares), twist),
  step(zoe, ofMembers, right),
  step(admin, ofAdmins, right),
  step(secondAdmin, fc.oneof({ weight: 3, arbitrary: ofAdmins }, ofMembers), twist),
)

/** The batch of a step. Counters are those of the day, unless the twist changes them. */
export function batchOf(
  { me, act, twist }: Step,
  world: World,
  id: string,
  before: readonly (readonly Write[])[],
): readonly Write[] {
  const counted = act(me, world, id).map((write) => withCount(write, world))
  return twist(counted, world, before)
}

function withCount(write: Write, world: World): Write {
  const stored = world.get(write.path)
  if (!write.path.includes('/quota/') || !stored || write.kind === 'remove') return write
  const next: Fields = {
    ...write.fields,
    since: stored['since'],
    count: Number(stored['count']) + 1,
  }
  return { ...write, fields: next }
}

/** A counter of today with this count. */
export function counter(count: number): Fields {
  const since = Timestamp.fromMillis(Date.now() - 3_600_000)
  return { since, count, last: 'x', at: since }
}
