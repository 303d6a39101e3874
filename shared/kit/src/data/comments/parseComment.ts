import * as v from 'valibot'
import { authorName } from '../../domain/authorName.ts'
import type { Comment } from '../../domain/comment.ts'
import { limits } from '../../domain/limits.ts'
import { date, filled, text } from '../../domain/stored.ts'
import type { Fields } from '../fields.ts'

const stored = v.object({
  userId: filled,
  displayName: filled,
  userName: filled,
  text: text(limits.comment),
  createdAt: date,
})

/** A comment as stored at `path`. */
export function parseComment(id: string, fields: Fields, path: string): Comment {
  const { displayName, userName, ...comment } = v.parse(stored, fields)
  const [, reportId = '', , experienceId = ''] = path.split('/')
  return {
    id,
    reportId,
    experienceId,
    authorName: authorName({ displayName, userName }),
    ...comment,
  }
}
