import type { Mutant } from './mutants.ts'

type Equivalent = {
  /** The function or statement it stands in. */
  readonly name: string
  /** What else its line says, where the name leaves a choice. */
  readonly on?: string
  readonly before: string
  readonly after: string
  readonly why: string
}

/** Changes after which the rules still allow exactly the same. */
export const equivalents: readonly Equivalent[] = [
  {
    name: 'function isActive',
    before: 'request.auth != null',
    after: 'true',
    why: 'Without a sign-in me() fails, and with it the whole condition.',
  },
  {
    name: 'function isActive',
    before: 'exists',
    after: 'existsAfter',
    why: 'Nobody changes the own ban: banning oneself is refused, and a banned admin is no admin.',
  },
  {
    name: 'function mayDeleteContribution',
    before: 'isAdmin()',
    after: 'true',
    why: 'The log entry is new in the batch, and its own rule asks for an admin.',
  },
  {
    name: 'function isDecided',
    before: 'isAdmin()',
    after: 'true',
    why: 'As above.',
  },
  {
    name: 'function isFlagged',
    before: 'isMember()',
    after: 'true',
    why: 'The flag is new in the batch, and its own rule asks for a member.',
  },
  {
    name: 'function mayWriteTo',
    before: 'get',
    after: 'getAfter',
    why: 'Nobody changes another’s user document, so a batch leaves it as it is.',
  },
  {
    name: 'function mayWriteTo',
    on: 'users/$(other)/blocks',
    before: 'exists',
    after: 'existsAfter',
    why: 'As above, for the other’s blocks; a test holds my own.',
  },
  {
    name: 'function isMessage',
    before: 'get',
    after: 'getAfter',
    why: 'The thread exists before the batch, and nobody changes its members or deletes it.',
  },
  {
    name: 'function isMessageTarget',
    before: 'get',
    after: 'getAfter',
    why: 'Nobody changes a message, and one of the same batch is one’s own, which is no target.',
  },
  {
    name: 'allow create',
    on: 'uid != me()',
    before: 'isAdmin()',
    after: 'true',
    why: 'The log entry is new in the batch, and its own rule asks for an admin.',
  },
  {
    name: 'allow delete',
    on: "isLoggedDeletion('unban'",
    before: 'isAdmin()',
    after: 'true',
    why: 'As above.',
  },
  {
    name: 'function isReportItself',
    before: 'exists(/databases/$(database)/documents/reports/$(parts[1]))',
    after: 'true',
    why: 'mayReadReport gets the same report, and a failed get fails the condition, an admin’s too.',
  },
  {
    name: 'function isReportItself',
    before: 'exists',
    after: 'existsAfter',
    why: 'As above: get looks before the batch.',
  },
  ...['86399999', '86400001'].map((after) => ({
    name: 'allow create, update',
    before: '86400000',
    after,
    why: 'A millisecond of a day, while no client knows the server’s time to the millisecond.',
  })),
  ...['readReceipts', 'typingIndicators', 'notifications', 'allow'].map((on) => ({
    name: 'function isMessageSettings',
    on,
    before: on === 'allow' ? "'everyone'" : 'true',
    after: on === 'allow' ? "'none'" : 'false',
    why: 'Stands in for what is missing, and passes either way.',
  })),
]

/** The reason why a mutant changes nothing, if it is known to. */
export function equivalenceOf(mutant: Mutant): Equivalent | undefined {
  return equivalents.find(
    ({ name, on = '', before, after }) =>
      mutant.place.name === name &&
      mutant.source.includes(on) &&
      oneLine(mutant.before) === before &&
      mutant.after === after,
  )
}

/** Source text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
