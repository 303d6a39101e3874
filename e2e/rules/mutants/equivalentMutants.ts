import type { Mutant } from './mutants.ts'
import { type RepeatedClause, repeatedClauses } from './repeatedClauses.ts'

type EquivalentMutant = RepeatedClause & { readonly after: string }

/** Changes after which the rules allow exactly the same requests. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  ...repeatedClauses.map((clause) => ({ ...clause, after: 'true' })),
  {
    name: 'function isActive',
    before: 'exists',
    after: 'existsAfter',
    why: 'No actor can change their own ban: admins neither ban themselves nor lift their own ban.',
  },
  ...[
    { name: 'function isAdmin', before: '43200', after: '43201' },
    { name: 'function isAdmin', before: '43200', after: '43199' },
    { name: 'function isRecentSecond', before: '300', after: '301' },
    { name: 'function isRecentSecond', before: '300', after: '299' },
  ].map((second) => ({ ...second, why: 'No client knows the server time to the second.' })),
  {
    name: 'function isAdmin',
    on: "!exists(doc('users', me()))",
    before: 'exists',
    after: 'existsAfter',
    why: 'A session that has ended cannot delete the own document, and others need no answer to this.',
  },
  {
    name: 'function hasBlockedMe',
    before: 'exists',
    after: 'existsAfter',
    why: 'No actor can change the blocks of another member, so a batch cannot change them.',
  },
  {
    name: 'allow create',
    on: "!exists(doc('gone', reportId))",
    before: 'exists',
    after: 'existsAfter',
    why: 'Only the deletion of a report makes its tombstone, and no batch both makes and deletes it.',
  },
  {
    name: 'function isRequest',
    on: 'isFilled(data.about',
    before: '500',
    after: '501',
    why: 'The clause before keeps this limit.',
  },
  {
    name: 'function firstStatus',
    on: 'exists(standing)',
    before: 'exists',
    after: 'existsAfter',
    why: 'Nobody changes their own standing: admins do not decide on what is their own.',
  },
  ...['86399999', '86400001'].map((after) => ({
    name: 'allow create',
    before: '86400000',
    after,
    why: 'No client knows the server time to the millisecond.',
  })),
  ...['readReceipts', 'notifications', 'allow'].map((on) => ({
    name: 'function isMessageSettings',
    on,
    before: on === 'allow' ? "'everyone'" : 'true',
    after: on === 'allow' ? "'none'" : 'false',
    why: 'The default for a missing field, which passes with either value.',
  })),
]

/** The entry of the list that matches a mutant. */
export function knownEquivalent(mutant: Mutant): EquivalentMutant | undefined {
  return equivalentMutants.find(
    ({ name, path, on = '', before, after }) =>
      mutant.position.name === name &&
      (path === undefined || mutant.position.path === path) &&
      mutant.source.includes(on) &&
      oneLine(mutant.before) === before &&
      mutant.after === after,
  )
}

/** Source text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
