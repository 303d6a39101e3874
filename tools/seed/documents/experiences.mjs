import { usernameOf } from '../accounts.mjs'
import { elsewhere } from '../experiences/elsewhere.mjs'
import { inAustin } from '../experiences/inAustin.mjs'
import { between } from './document.mjs'
import { flagDocument } from './flag.mjs'
import { shareDates } from './reports.mjs'

/** @typedef {import('./document.mjs').SeedDocument} SeedDocument */

/** @param {string} path @param {import('./flag.mjs').FlagNote | undefined} flag @param {Date} at */
const flagged = (path, flag, at) => (flag ? [flagDocument(flag, { path, at })] : [])

/**
 * Experiences, their comments, and the flags on both.
 * @param {Date} moment
 * @returns {SeedDocument[]}
 */
export function experienceDocuments(moment) {
  const dates = shareDates(moment)
  return [...inAustin, ...elsewhere].flatMap((experience, number) => {
    const { on, by, tone, notes, comments = [], flag } = experience
    const sharedAt = dates.get(on)
    if (!sharedAt) throw new Error(`No seeded report "${on}"`)
    const createdAt = between(sharedAt, moment, 0.2 + (number % 4) * 0.12)
    const path = `reports/${on}/experiences/experience-${number + 1}`
    const data = { userId: by, userName: usernameOf(by), tone, notes, createdAt }
    const below = comments.flatMap((comment, at) => {
      const commentPath = `${path}/comments/comment-${at + 1}`
      const writtenAt = between(createdAt, moment, 0.1 + at * 0.15)
      const { by: userId, text } = comment
      return [
        {
          path: commentPath,
          data: { userId, userName: usernameOf(userId), text, createdAt: writtenAt },
        },
        ...flagged(commentPath, comment.flag, between(writtenAt, moment, 0.6)),
      ]
    })
    return [{ path, data }, ...below, ...flagged(path, flag, between(createdAt, moment, 0.8))]
  })
}
