import { experienceDocuments } from './experiences.mjs'
import { reportDocuments } from './reports.mjs'
import { threadDocuments } from './threads.mjs'
import { userDocuments } from './users.mjs'

/**
 * All documents of the demo data, written in the months before `moment`.
 * @param {Date} moment
 */
export const seedDocuments = (moment) => [
  ...userDocuments(moment),
  ...reportDocuments(moment),
  ...experienceDocuments(moment),
  ...threadDocuments(moment),
]
