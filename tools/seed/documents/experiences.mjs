import { experiences, usernameOf } from '../data.mjs'
import { between, flagDocument } from './document.mjs'
import { shareDates } from './reports.mjs'

/**
 * @param {string} path
 * @param {string} author
 * @param {import('../data.mjs').Flag | undefined} flag
 * @param {Date} at
 */
const flagsOn = (path, author, flag, at) => (flag ? [flagDocument(flag, { path, author, at })] : [])

/**
 * Experiences, their comments, and the flags on both.
 * @param {Date} moment
 * @returns {import('./document.mjs').SeedDocument[]}
 */
export function experienceDocuments(moment) {
  const dates = shareDates(moment)
  return experiences.flatMap(({ on, by, tone, notes, comments = [], flag }, index) => {
    const sharedAt = dates.get(on)
    if (!sharedAt) throw new Error(`No demo report "${on}"`)
    const createdAt = between(sharedAt, moment, 0.2 + (index % 4) * 0.12)
    const path = `reports/${on}/experiences/experience-${index + 1}`
    const data = { userId: by, userName: usernameOf(by), tone, notes, createdAt }
    const below = comments.flatMap(({ by: userId, text, flag: flagged }, position) => {
      const commentPath = `${path}/comments/comment-${position + 1}`
      const writtenAt = between(createdAt, moment, 0.1 + position * 0.15)
      const fields = { userId, userName: usernameOf(userId), text, createdAt: writtenAt }
      return [
        { path: commentPath, data: fields },
        ...flagsOn(commentPath, userId, flagged, between(writtenAt, moment, 0.6)),
      ]
    })
    return [{ path, data }, ...below, ...flagsOn(path, by, flag, between(createdAt, moment, 0.8))]
  })
}
