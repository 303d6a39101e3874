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
    name: 'function mayWriteTo',
    before: 'get',
    after: 'getAfter',
    why: 'No actor can change the user document of another member, so a batch cannot change it.',
  },
  {
    name: 'function hasBlockedMe',
    before: 'exists',
    after: 'existsAfter',
    why: 'As above, for the blocks of the other member.',
  },
  {
    name: 'allow create',
    on: '!exists(/databases/$(database)/documents/gone/$(reportId))',
    before: 'exists',
    after: 'existsAfter',
    why: 'Only the deletion of a report makes its tombstone, and no batch both makes and deletes it.',
  },
  {
    name: 'function mayReadComments',
    before: 'exists',
    after: 'existsAfter',
    why: 'A read changes nothing.',
  },
  {
    name: 'function isMessageTarget',
    before: 'get',
    after: 'getAfter',
    why: 'No actor can change a message. A message of the same batch is their own, which cannot be flagged.',
  },
  {
    name: 'function isAppeal',
    before: 'get',
    after: 'getAfter',
    why: 'Notices are written by admins, who cannot decide on what is their own.',
  },
  {
    name: 'function isAnotherAdmin',
    before: 'get',
    after: 'getAfter',
    why: 'Log entries never change, and one that is made in the batch is by this admin.',
  },
  ...['500', '128'].map((before) => ({
    name: 'function isRequest',
    on: 'isFilled(data.about',
    before,
    after: String(Number(before) + 1),
    why: 'The clauses before, and isCase, keep this limit.',
  })),
  {
    name: 'function isRemoval',
    before: 'get',
    after: 'getAfter',
    why: 'Only members of a conversation name its last message, and no admin removes a message of their own conversation: it is theirs, or so is its flag.',
  },
  {
    name: 'function isMemberTarget',
    before: 'exists',
    after: 'existsAfter',
    why: 'A batch can create only the own user document, and nobody flags themselves.',
  },
  {
    name: 'function isConcerned',
    on: "parts[0] == 'cases'",
    before: 'get',
    after: 'getAfter',
    why: 'Nobody changes by, and no batch both makes and answers a request.',
  },
  ...[
    { before: 'exists', after: 'existsAfter' },
    { before: 'get', after: 'getAfter' },
  ].map((change) => ({
    ...change,
    name: 'function firstStatus',
    on: 'exists(standing)',
    why: 'Nobody changes their own standing: admins do not decide on what is their own.',
  })),
  {
    name: 'allow delete',
    path: 'admins/{email}',
    before: 'get',
    after: 'getAfter',
    why: 'Admins cannot change or remove themselves.',
  },
  {
    name: 'function isLastDecision',
    on: 'ownerOf',
    before: 'get',
    after: 'getAfter',
    why: 'No decision changes the owner.',
  },
  {
    name: 'function isConcerned',
    on: 'parts.size() > 2',
    before: '2',
    after: '3',
    why: 'The path of a document has an even number of parts.',
  },
  {
    name: 'function isReportItself',
    before: 'exists',
    after: 'existsAfter',
    why: 'mayReadReport gets the report as it was before the batch.',
  },
  ...['86399999', '86400001'].map((after) => ({
    name: 'allow create',
    before: '86400000',
    after,
    why: 'No client knows the server time to the millisecond.',
  })),
  ...['readReceipts', 'typingIndicators', 'notifications', 'additions', 'allow'].map((on) => ({
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
