import type { Mutant } from './mutants.ts'

type EquivalentMutant = {
  /** The function or statement that contains it. */
  readonly name: string
  /** Another part of its line, where the name is not unique. */
  readonly on?: string
  readonly before: string
  readonly after: string
  readonly why: string
}

/** A line of isUsername. */
const INVISIBLE = String.raw`'.*([\\x{34F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}\\x{180B}-\\x{180F}'`

/** Changes after which the rules allow exactly the same requests. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    name: 'function isSignedIn',
    before: 'request.auth != null',
    after: 'true',
    why: 'Without a sign-in me() fails, and with it the whole condition.',
  },
  ...['function isVerifiedMember', 'function isAdmin'].map((name) => ({
    name,
    before: 'isSignedIn()',
    after: 'true',
    why: 'The next clause fails without a sign-in. This one saves look-ups, which signedOut.test.ts counts.',
  })),
  ...[String.raw`\\x{17B4}`, String.raw`\\x{17B5}`].map((code) => ({
    name: 'function isUsername',
    before: INVISIBLE,
    after: INVISIBLE.replace(code, ''),
    why: 'The emulator knows an older Unicode, where it is a control, and no name may have one.',
  })),
  {
    name: 'function isActive',
    before: 'exists',
    after: 'existsAfter',
    why: 'No actor can change their own ban: admins neither ban themselves nor lift their own ban.',
  },
  {
    name: 'function mayDeleteContribution',
    before: 'isAdmin()',
    after: 'true',
    why: 'The log entry is new in the batch, and its own rule asks for an admin.',
  },
  ...['function isDecided', 'function isReviewed'].map((name) => ({
    name,
    before: 'isAdmin()',
    after: 'true',
    why: 'As above.',
  })),
  {
    name: 'function isCountedFlag',
    before: 'isVerifiedMember()',
    after: 'true',
    why: 'The flag is new in the batch, and its own rule asks for a verified member.',
  },
  {
    name: 'function isLogged',
    before: 'entryId is string',
    after: 'true',
    why: 'The rule of the new log entry asks that the document names it by its id, which is a string.',
  },
  {
    name: 'function isAnnounced',
    before: 'data.lastId is string',
    after: 'true',
    why: 'As above, for the rule of the new message.',
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
  ...[
    { name: 'function goesWithReport' },
    { name: 'allow create', on: 'isSignedIn() && !exists' },
    { name: 'allow create', on: 'isSignedIn() && (isStart' },
    { name: 'allow create', on: 'isSignedIn() && isPlainId' },
    { name: 'allow update', on: 'isSignedIn() && (isHidden' },
    { name: 'allow update', on: 'isSignedIn() && ((changed' },
  ].map((where) => ({
    ...where,
    before: 'isSignedIn()',
    after: 'true',
    why: 'Only for the bill: what follows fails without a sign-in, too. lookups/signedOut.test.ts notices it.',
  })),
  {
    name: 'allow create',
    on: '!exists(/databases/$(database)/documents/gone/$(reportId))',
    before: 'exists',
    after: 'existsAfter',
    why: 'Only the deletion of a report makes its tombstone, and no batch both makes and deletes it.',
  },
  {
    name: 'allow delete',
    on: '((isSignedIn() && isOwn(resource.data))',
    before: 'isSignedIn()',
    after: 'true',
    why: 'The rule of the tombstone, made in the same batch, asks for the same.',
  },
  {
    name: 'function isMessageTarget',
    before: 'get',
    after: 'getAfter',
    why: 'No actor can change a message. A message of the same batch is their own, which cannot be flagged.',
  },
  ...[
    { name: 'allow create', on: 'uid != me()' },
    { name: 'allow delete', on: "isLoggedDeletion('unban'" },
    { name: 'allow delete', on: "isLoggedDeletion('delete'" },
    { name: 'allow create, update' },
    { name: 'allow delete', on: '(isAdmin() && !isOwn(report(reportId))' },
    { name: 'allow update', on: "changed().hasOnly(['text', 'removed'])" },
  ].map((where) => ({
    ...where,
    before: 'isAdmin()',
    after: 'true',
    why: 'The log entry is new in the batch, and its own rule asks for an admin.',
  })),
  {
    name: 'allow update',
    on: "changed().hasOnly(['lastMessage'])",
    before: 'isAdmin()',
    after: 'true',
    why: 'The message is removed in the batch, and its own rule asks for an admin.',
  },
  {
    name: 'allow update',
    on: "lastMessage == ''",
    before: "request.resource.data.lastMessage == ''",
    after: 'true',
    why: 'The rule of the removed message asks for the same.',
  },
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
    name: 'function isDecision',
    before: "entry.action == 'warn'",
    after: 'true',
    why: 'No other action has a member as its target.',
  },
  {
    name: 'function isOfAct',
    before: "action == 'warn'",
    after: 'true',
    why: 'Its notice has the kind warn, and the rule of notices asks for the action of the entry.',
  },
  {
    name: 'function isConcerned',
    before: "parts[0] == 'cases'",
    after: 'true',
    why: 'Of the documents that a log entry can be about, only requests have the field by.',
  },
  {
    name: 'function isConcerned',
    on: "parts[0] == 'cases'",
    before: 'get',
    after: 'getAfter',
    why: 'Nobody changes by, and no batch both makes and answers a request.',
  },
  {
    name: 'function isDecided',
    before: '!isOwn(resource.data)',
    after: 'true',
    why: 'The decision is in the review, written in the same batch, whose rule asks for the same.',
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
    name: 'function isLastDecision',
    on: 'ownerOf',
    before: 'get',
    after: 'getAfter',
    why: 'No decision changes the owner.',
  },
  {
    name: 'function isReport',
    before: 'data.ownerUid == me()',
    after: 'true',
    why: 'The rules of its photo and its review, made in the same batch, ask for the same.',
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
    before: 'exists(/databases/$(database)/documents/reports/$(parts[1]))',
    after: 'true',
    why: 'mayReadReport gets the same report, and a failed get fails the condition, an admin’s too.',
  },
  {
    name: 'function isReportItself',
    before: 'exists',
    after: 'existsAfter',
    why: 'As above: get reads the state before the batch.',
  },
  ...['86399999', '86400001'].map((after) => ({
    name: 'allow create',
    before: '86400000',
    after,
    why: 'No client knows the server time to the millisecond.',
  })),
  ...['readReceipts', 'typingIndicators', 'notifications', 'allow'].map((on) => ({
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
    ({ name, on = '', before, after }) =>
      mutant.position.name === name &&
      mutant.source.includes(on) &&
      oneLine(mutant.before) === before &&
      mutant.after === after,
  )
}

/** Source text on one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
