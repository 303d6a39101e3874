import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLogEntry } from '../../mf-admin/src/log/log.ts'
import { parseComment, parseExperience } from '../../shared/domain/src/experience.ts'
import type { Fields } from '../../shared/domain/src/fields.ts'
import { parseFlag } from '../../shared/domain/src/flag.ts'
import { readUserProfile } from '../../shared/domain/src/member.ts'
import { parseReport } from '../../shared/domain/src/report.ts'
import { parseMessage, parseThread } from '../../shared/domain/src/thread.ts'
import { parseBlock } from '../../shared/kit/src/data/blocks.ts'

const path = 'reports/r/experiences/e/comments/c'

/** All parsers of documents that other clients write. */
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
  it('never throws in its parser', () => {
    const documents = fc.dictionary(fc.constantFrom(...names), odd)
    fc.assert(
      fc.property(documents, (fields) => {
        parse(fields)
      }),
    )
  })

  it('is cut to a text length that the product can show', () => {
    const tooLong = Object.fromEntries(names.map((name) => [name, 'x'.repeat(10_000)]))
    const action = { ...tooLong, action: 'ban', members: ['a', 'b'] }
    for (const fields of [tooLong, action]) {
      expect(JSON.stringify(parse(fields))?.length ?? 0).toBeLessThan(40_000)
    }
  })
})
