import * as actors from '../setup/actors.ts'
import { type Actor, zoe } from '../setup/actors.ts'
import type { RuleCase } from '../setup/ruleCase.ts'
import { readAccessMatrix } from './accessMatrix.ts'
import { contributionRows } from './contributions.ts'
import type { MatrixRows } from './matrixRow.ts'
import { moderationRows } from './moderation.ts'
import { releaseRows } from './releases.ts'
import { reportRows } from './reports.ts'
import { threadRows } from './threads.ts'
import { userRows } from './users.ts'

/** The actors who try a document of their own, and those who try another’s. */
export type MatrixColumn = { readonly own?: readonly Actor[]; readonly another?: readonly Actor[] }

const { ann, anonymous, banned, noDocument, noProfile, noTerms, oldTerms, unverified } = actors
const incomplete = [noTerms, oldTerms, noProfile, noDocument]

/** The columns of the matrix, with the headings of docs/access.md. */
export const matrixColumns: Readonly<Record<string, MatrixColumn>> = {
  visitor: { own: [anonymous], another: [actors.visitor, anonymous] },
  'incomplete, own': { own: incomplete },
  'incomplete, other’s': { another: [noTerms, noDocument] },
  'unverified, own': { own: [unverified] },
  'unverified, other’s': { another: [unverified] },
  'member, own': { own: [ann] },
  'member, other’s': { another: [ann] },
  'admin, other’s': { another: [actors.secondAdmin] },
  'banned, own': { own: [banned] },
  'banned, other’s': { another: [banned] },
}

/** All rows of the matrix that the tests run. */
export const matrixRows: MatrixRows = {
  ...userRows,
  ...reportRows,
  ...contributionRows,
  ...threadRows,
  ...moderationRows,
  ...releaseRows,
}

/** One case for each cell of the documented matrix and each actor of its column. */
export function matrixCases(): readonly RuleCase[] {
  return readAccessMatrix().flatMap(({ path, action, allowedFor }) =>
    Object.entries(matrixColumns).flatMap(([heading, { own = [], another = [] }]) => {
      const row = matrixRows[path]?.[action]
      if (!row) throw new Error(`No test runs this row of the matrix: ${path}, ${action}`)
      const caseOf = (as: Actor, subject: Actor): RuleCase => ({
        path,
        title: `${action}: ${heading} (${as.uid}, ${as === subject ? 'own' : 'another’s'})`,
        as,
        subject,
        isAllowed: allowedFor[heading] ?? false,
        ...row,
      })
      return [...own.map((as) => caseOf(as, as)), ...another.map((as) => caseOf(as, zoe))]
    }),
  )
}

/** One allowed case of each row that has one. */
export function matrixRequests(): readonly RuleCase[] {
  const allowed = matrixCases().filter(({ isAllowed }) => isAllowed)
  const rows = new Map(allowed.map((one) => [`${one.path} ${one.title.split(': ')[0] ?? ''}`, one]))
  return [...rows.values()]
}
