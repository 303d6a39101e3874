import { authorName } from '../../domain/authorName.ts'
import type { Comment } from '../../domain/comment.ts'
import { limits } from '../../domain/limits.ts'
import { readDate } from '../../domain/userDocument.ts'
import { readId, readText, type Fields } from '../fields.ts'

/** A comment as stored at `path`. */
export function parseComment(id: string, fields: Fields, path: string): Comment {
  const { displayName, userName } = fields
  const [, reportId = '', , experienceId = ''] = path.split('/')
  return {
    id,
    reportId,
    experienceId,
    userId: readId(fields['userId']),
    authorName: authorName({ displayName, userName }).slice(0, limits.reportName),
    text: readText(fields['text'], limits.comment),
    createdAt: readDate(fields['createdAt']),
  }
}
