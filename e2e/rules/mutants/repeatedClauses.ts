/** A clause of the rules, without which they allow exactly the same requests. */
export type RepeatedClause = {
  /** The function or statement that contains it. */
  readonly name: string
  /** The document, where the name is not unique. */
  readonly path?: string
  /** Another part of its line, where the name is not unique. */
  readonly on?: string
  readonly before: string
  readonly why: string
}

/** What another clause, or the rule of another document in the same batch, asks for as well. */
export const repeatedClauses: readonly RepeatedClause[] = [
  {
    name: 'function isSignedIn',
    before: 'request.auth != null',
    why: 'Without a sign-in me() fails, and with it the whole condition.',
  },
  ...['function isVerifiedMember', 'function isAdmin'].map((name) => ({
    name,
    before: 'isSignedIn()',
    why: 'The next clause fails without a sign-in. This one saves look-ups, which signedOut.test.ts counts.',
  })),
  {
    name: 'function isDeletedByAdmin',
    before: 'isAdmin()',
    why: 'The log entry is new in the batch, and its own rule asks for an admin.',
  },
  ...['function isDecided', 'function isReviewed'].map((name) => ({
    name,
    before: 'isAdmin()',
    why: 'As above.',
  })),
  {
    name: 'function isCountedFlag',
    before: 'isVerifiedMember()',
    why: 'The flag is new in the batch, and its own rule asks for a verified member.',
  },
  {
    name: 'function isLogged',
    before: 'entryId is string',
    why: 'The rule of the new log entry asks that the document names it by its id, which is a string.',
  },
  {
    name: 'function isAnnounced',
    before: 'data.lastId is string',
    why: 'As above, for the rule of the new message.',
  },
  {
    name: 'function isLastDecision',
    before: 'data.decision is string',
    why: 'The report’s rule asks that the standing names the entry as the review does, by a string.',
  },
  ...[
    { name: 'function goesWith' },
    { name: 'allow create', on: 'isSignedIn() && !exists' },
    { name: 'allow create', on: 'isSignedIn() && (isStart' },
    { name: 'allow create', on: 'isSignedIn() && isPlainId' },
    { name: 'allow create', on: 'isVerified() && isCase' },
    { name: 'allow update', on: 'isSignedIn() && (isHidden' },
    { name: 'allow update', on: 'isSignedIn() && ((changed' },
  ].map((where) => ({
    ...where,
    before: 'isSignedIn()',
    why: 'Only for the bill: what follows fails without a sign-in, too. lookups/signedOut.test.ts notices it.',
  })),
  {
    name: 'allow delete',
    on: '((isSignedIn() && isOwn(resource.data))',
    before: 'isSignedIn()',
    why: 'The rule of the tombstone, made in the same batch, asks for the same.',
  },
  ...[
    { name: 'allow create', path: 'admins/{email}' },
    { name: 'allow delete', path: 'admins/{email}' },
    { name: 'allow create', on: 'uid != me()' },
    { name: 'allow delete', on: "isLoggedDeletion('unban'" },
    { name: 'allow delete', on: "isLoggedDeletion('delete'" },
    { name: 'allow create, update' },
    { name: 'allow delete', on: '(isAdmin() && !isOwn(report(reportId))' },
    { name: 'allow update', on: "changed().hasOnly(['text', 'removed'])" },
    { name: 'allow update', on: 'isAnotherAdmin(resource.data)' },
  ].map((where) => ({
    ...where,
    before: 'isAdmin()',
    why: 'The log entry is new in the batch, and its own rule asks for an admin.',
  })),
  {
    name: 'allow update',
    on: "changed().hasOnly(['lastMessage'])",
    before: 'isAdmin()',
    why: 'The message is removed in the batch, and its own rule asks for an admin.',
  },
  {
    name: 'allow update',
    on: "lastMessage == ''",
    before: "request.resource.data.lastMessage == ''",
    why: 'The rule of the removed message asks for the same.',
  },
  {
    name: 'function isDecision',
    before: "entry.action == 'warn'",
    why: 'No other action has a member as its target.',
  },
  {
    name: 'function isOfAct',
    before: "action == 'warn'",
    why: 'Its notice has the kind warn, and the rule of notices asks for the action of the entry.',
  },
  ...[
    { before: "action in ['ban', 'admin-add', 'policy']" },
    { before: "action in ['approve', 'reject', 'takedown', 'restore', 'dismiss']" },
    { before: "target.split('/')[0] == 'reports'", on: 'size() == 2' },
    { before: "target.split('/').size() == 2", on: "== 'reports'" },
    { before: "action in ['grant', 'decline']" },
    { before: "target.split('/')[0] == 'cases'" },
    { before: "action == 'reply'" },
    { before: 'isPlainPath(target)', on: "action == 'reply'" },
    { before: "target.split('/').size() == 4" },
    { before: "target.split('/')[2] == 'reply'" },
  ].map((clause) => ({
    ...clause,
    name: 'function isOfAct',
    why: 'The rule of the document that names the entry asks that it has this action and this path.',
  })),
  {
    name: 'function isConcerned',
    before: "parts[0] == 'cases'",
    why: 'Of the documents that a log entry can be about, only requests have the field by.',
  },
  {
    name: 'function isDecided',
    before: '!isOwn(resource.data)',
    why: 'The decision is in the review, written in the same batch, whose rule asks for the same.',
  },
  {
    name: 'function isReport',
    before: 'data.ownerUid == me()',
    why: 'The rules of its photo and its review, made in the same batch, ask for the same.',
  },
  {
    name: 'function isReportItself',
    before: 'exists(/databases/$(database)/documents/reports/$(parts[1]))',
    why: 'mayReadReport gets the same report, and a failed get fails the condition, an admin’s too.',
  },
  {
    name: 'function isMessageTarget',
    before: 'message.sender != me()',
    why: 'isFlag asks that the author, who is the sender, is another member.',
  },
  {
    name: 'function isAnnounced',
    before: 'isNow(data.lastAt)',
    why: 'The rule of the new message asks for the same.',
  },
]
