import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readUserProfile } from '../domain/userDocument.ts'
import { parseLogEntry } from './admin/parseLogEntry.ts'
import { parseComment } from './comments/parseComment.ts'
import { parseExperience } from './experiences/parseExperience.ts'
import type { Fields } from './fields.ts'
import { parseFlag } from './flags/parseFlag.ts'
import { parseReport } from './reports/parseReport.ts'
import { parseMessage } from './threads/parseMessage.ts'
import { parseThread } from './threads/parseThread.ts'
import { parseBlock } from './users/parseBlock.ts'

const path = 'reports/r/experiences/e/comments/c'

/** Everything that reads a document of another client. */
const parsers: Readonly<Record<string, (fields: Fields) => unknown>> = {
  report: (fields) => parseReport('r', fields),
  experience: (fields) => parseExperience('e', fields, path),
  comment: (fields) => parseComment('c', fields, path),
  thread: (fields) => parseThread('t', fields),
  message: (fields) => parseMessage('t', 'm', fields),
  flag: (fields) => parseFlag('f', fields),
  logEntry: (fields) => parseLogEntry('l', fields),
  block: (fields) => parseBlock('b', fields),
  user: (fields) => readUserProfile('u', fields),
}

const names = [
  ...['ownerUid', 'authorUid', 'createdBy', 'userId', 'ownerDisplayName', 'authorEmail', 'name'],
  ...['age', 'tone', 'notes', 'location', 'locationCoords', 'gender', 'wantsToSee', 'photoUrl'],
  ...['createdAt', 'status', 'counters', 'flagCount', 'displayName', 'userName', 'text'],
  ...['members', 'memberInfo', 'lastMessage', 'lastSender', 'lastAt', 'lastRead', 'sender'],
  ...['targetPath', 'reason', 'evidence', 'state', 'decidedAt', 'actor', 'action', 'at'],
  ...['messageSettings', 'showMe', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
]
const odd = fc.oneof(
  fc.anything(),
  fc.constantFrom(
    'x'.repeat(10_000),
    NaN,
    Infinity,
    -1,
    1e300,
    ['a', 'b'],
    ['__proto__', 'toString'],
  ),
  fc.constant({ toDate: () => 'never' }),
)

describe.each(Object.entries(parsers))('a stored %s', (_, parse) => {
  it('never breaks the page, whatever is in it', () => {
    const documents = fc.dictionary(fc.constantFrom(...names), odd)
    fc.assert(
      fc.property(documents, (fields) => {
        parse(fields)
      }),
    )
  })

  it('never carries more text than the product has room for', () => {
    const endless = Object.fromEntries(names.map((name) => [name, 'x'.repeat(10_000)]))
    const action = { ...endless, action: 'ban', members: ['a', 'b'] }
    for (const fields of [endless, action]) {
      expect(JSON.stringify(parse(fields))?.length ?? 0).toBeLessThan(40_000)
    }
  })
})
