import { type Actor, admin, ann, zoe } from '../../setup/actors.ts'
import { addAdmin, answerCase, banMember, decide, dismissFlag, tell } from '../../setup/acts.ts'
import { type Documents, logEntry, past, request } from '../../setup/documents.ts'
import { put, type Write } from '../../setup/session.ts'
import { givenReport, reportPath, type Scenario } from '../scenario.ts'

/** The id of the entry with which somebody could later remove the admin `sock@greenlight.test`. */
const TAKEN = `admins~sock@greenlight.test~${past.toMillis()}`

/** The same writes, whose log entry has another id than `new`. */
function withEntryId(writes: readonly Write[], id: string): Write[] {
  return writes.map((write) => {
    const path = write.path.replace(/^(modlog|users\/[^/]+\/notices)\/new$/, `$1/${id}`)
    if (write.kind === 'remove' || write.fields['decision'] !== 'new') return { ...write, path }
    return { ...write, path, fields: { ...write.fields, decision: id } }
  })
}

type LoggedAct = {
  readonly path: string
  readonly title: string
  readonly given?: () => Documents
  readonly writes: (me: Actor) => readonly Write[]
}

const acts: readonly LoggedAct[] = [
  {
    path: 'policy/sharing',
    title: 'changes the policy with a log entry under a plain id',
    writes: (me) => [
      put('policy/sharing', { review: 'all', decision: 'new' }),
      put('modlog/new', logEntry(me, 'policy', 'policy/sharing')),
    ],
  },
  {
    path: 'admins/{email}',
    title: 'adds an admin with a log entry under a plain id',
    writes: (me) => addAdmin(me, 'more@greenlight.test'),
  },
  {
    path: 'bans/{uid}',
    title: 'bans a member with a log entry under a plain id',
    writes: (me) => banMember(me, 'zoe'),
  },
  {
    path: 'users/{uid}/notices/{id}',
    title: 'warns a member with a log entry under a plain id',
    writes: (me) => [
      put('modlog/new', logEntry(me, 'warn', 'users/zoe')),
      tell('zoe', 'warn', 'users/zoe'),
    ],
  },
  {
    path: 'flags/{uid~target}',
    title: 'dismisses a flag with a log entry under a plain id',
    writes: (me) => dismissFlag(me, ann, 'reports/flagged'),
  },
  {
    path: 'reports/{id}',
    title: 'decides on a report with a log entry under a plain id',
    ...givenReport('public'),
    writes: (me) => decide(me, { at: reportPath, to: 'rejected', action: 'takedown' }),
  },
  {
    path: 'cases/{id}',
    title: 'answers a case with a log entry under a plain id',
    given: () => ({ 'cases/asked': request(zoe, past) }),
    writes: (me) => answerCase(me, 'cases/asked', zoe, 'declined'),
  },
]

/**
 * Only deletions and removals have log entries whose id contains `~`. If other acts could take such an id, the
 * deletion with that id would be refused for good.
 */
export const logIdScenarios: readonly Scenario[] = acts.map(({ path, title, given, writes }) => ({
  path,
  title,
  as: admin,
  ...(given && { given }),
  run: (s) => s.write(...withEntryId(writes(s.me), 'plain-id_1')),
  refused: Object.fromEntries(
    [TAKEN, 'a~b', 'x'.repeat(129)].map((id) => [
      `under ${id.slice(0, 40)}`,
      (s) => s.write(...withEntryId(writes(s.me), id)),
    ]),
  ),
}))
