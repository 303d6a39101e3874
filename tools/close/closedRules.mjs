/** Nobody reads or writes anything; the tools do, because rules do not apply to them. */
export const closedRules = `rules_version = '2';

service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} {
      allow read, write: if false;
    }
  }
}
`

/** An `allow` with the comments above it. */
const STATEMENT = /^((?:[ \t]*\/\/[^\n]*\n)*)([ \t]*)allow ([a-z, ]+): if ([^;]*);\n/gm
const KEPT = ['get', 'list', 'read', 'delete']
/** The comment above a write that stays possible, because an erasure needs it. */
const STAYS = /\/\/ Stays open when the site is read-only/

/**
 * The rules without new or changed documents. Deletions stay, so that members can erase what is theirs. Those of admins
 * do not: each needs its new log entry.
 * @param {string} rules
 */
export const readonlyRules = (rules) => rules.replace(STATEMENT, asReadonly)

/**
 * @param {string} statement
 * @param {string} comments
 * @param {string} indent
 * @param {string} operations
 * @param {string} condition
 */
function asReadonly(statement, comments, indent, operations, condition) {
  if (STAYS.test(comments)) return statement
  const kept = operations.split(/, */).filter((one) => KEPT.includes(one))
  return kept.length > 0 ? `${comments}${indent}allow ${kept.join(', ')}: if ${condition};\n` : ''
}
