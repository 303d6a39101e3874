import { experienceDocuments } from './experiences.mjs'
import { noticeDocuments } from './notices.mjs'
import { reportDocuments } from './reports.mjs'
import { threadDocuments } from './threads.mjs'
import { userDocuments } from './users.mjs'

/**
 * All documents of the demo data, written in the months before `moment`.
 * @param {Date} moment
 */
export function seedDocuments(moment) {
  const reports = [...reportDocuments(moment), ...experienceDocuments(moment)]
  return [
    ...userDocuments(moment),
    ...reports,
    ...noticeDocuments(reports),
    ...threadDocuments(moment),
  ]
}
