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
  ...[
    { name: 'function isVerifiedMember', before: 'request.auth != null' },
    { name: 'function isAdmin', before: 'isSignedIn()' },
  ].map((clause) => ({
    ...clause,
    why: 'The next clause fails without a sign-in. This one saves look-ups, which signedOut.test.ts counts.',
  })),
  {
    name: 'function isDeletedByAdmin',
    before: 'isAdmin()',
    why: 'The log entry is new in the batch, and its own rule asks for an admin.',
  },
  {
    name: 'function isReviewed',
    before: 'isAdmin()',
    why: 'As above.',
  },
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
    { name: 'allow update', on: 'isSignedIn() && (isNameChange' },
    { name: 'allow update', on: 'isSignedIn() && ((changes' },
  ].map((where) => ({
    ...where,
    before: 'isSignedIn()',
    why: 'Only for the bill: what follows fails without a sign-in, too. lookups/signedOut.test.ts notices it.',
  })),
  {
    name: 'allow delete',
    on: '((isSignedIn() && isOwn(stored()))',
    before: 'isSignedIn()',
    why: 'The rule of the tombstone, made in the same batch, asks for the same.',
  },
  ...[
    { path: 'admins/{email}' },
    { path: 'reports/{reportId}/reply/subject', on: '!isOwn(report(reportId))' },
  ].map((where) => ({
    ...where,
    name: 'allow delete',
    before: 'isSignedIn()',
    why: 'isDeletedByAdmin asks for an admin, who is signed in.',
  })),
  ...[
    { name: 'allow create', path: 'admins/{email}' },
    { name: 'allow create', on: 'uid != me()' },
    { name: 'allow create, update', path: 'policy/sharing' },
    { name: 'allow create, update', path: 'standing/{uid}' },
    { name: 'allow create, update', path: 'reports/{reportId}/reply/subject' },
    { name: 'allow update', on: "changes(['text', 'removed'])" },
  ].map((where) => ({
    ...where,
    before: 'isAdmin()',
    why: 'The log entry is new in the batch, and its own rule asks for an admin.',
  })),
  {
    name: 'allow update',
    on: "changes(['lastMessage'])",
    before: 'isAdmin()',
    why: 'The message is removed in the batch, and its own rule asks for an admin.',
  },
  {
    name: 'allow update',
    before: "next().lastMessage == ''",
    why: 'The rule of the removed message asks for the same.',
  },
  ...[
    { before: "target.matches('reports/[^/]+')", on: 'isNamedBy' },
    { before: "parts[0] == 'cases'" },
    { before: "parts[2] == 'reply'" },
  ].map((clause) => ({
    ...clause,
    name: 'function isOfAct',
    why: 'The rule of the document that names the entry asks that it has this action and this path.',
  })),
  {
    name: 'function isReport',
    before: 'data.ownerUid == me()',
    why: 'The rules of its photo and its review, made in the same batch, ask for the same.',
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
