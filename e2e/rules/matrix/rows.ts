import { contributionRows } from './contributions.ts'
import { moderationRows } from './moderation.ts'
import { reportRows } from './reports.ts'
import type { Rows } from './row.ts'
import { threadRows } from './threads.ts'
import { userRows } from './users.ts'

/** Every row of the matrix that a test can try. */
export const rows: Rows = {
  ...userRows,
  ...reportRows,
  ...contributionRows,
  ...threadRows,
  ...moderationRows,
}
