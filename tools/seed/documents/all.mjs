import { experienceDocuments } from './experiences.mjs'
import { reportDocuments } from './reports.mjs'
import { threadDocuments } from './threads.mjs'
import { userDocuments } from './users.mjs'

/**
 * Every document of the seed, as if members had written them in the months before `moment`.
 * @param {Date} moment
 * @param {(reportId: string) => import('./reports.mjs').Photo} photoOf
 * @returns {import('./document.mjs').SeedDocument[]}
 */
export const allDocuments = (moment, photoOf) => [
  ...userDocuments(moment),
  ...reportDocuments(moment, photoOf),
  ...experienceDocuments(moment),
  ...threadDocuments(moment),
]
