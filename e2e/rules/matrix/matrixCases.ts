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

/** The actors of a column, and whether the document is their own. */
export type MatrixColumn = { readonly who: readonly Actor[]; readonly about: 'own' | 'another' }

const { ann, banned, noDocument, noProfile, noTerms, oldTerms, unverified } = actors
const incomplete = [noTerms, oldTerms, noProfile, noDocument]

/** The columns of the matrix, with the headings of docs/access.md. */
export const matrixColumns: Readonly<Record<string, MatrixColumn>> = {
  visitor: { who: [actors.visitor, actors.anonymous], about: 'another' },
  'incomplete, own': { who: incomplete, about: 'own' },
  'incomplete, other’s': { who: [noTerms, noDocument], about: 'another' },
  'unverified, own': { who: [unverified], about: 'own' },
  'unverified, other’s': { who: [unverified], about: 'another' },
  'member, own': { who: [ann], about: 'own' },
  'member, other’s': { who: [ann], about: 'another' },
  'admin, other’s': { who: [actors.secondAdmin], about: 'another' },
  'banned, own': { who: [banned], about: 'own' },
  'banned, other’s': { who: [banned], about: 'another' },
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
    Object.entries(matrixColumns).flatMap(([heading, { who, about }]) =>
      who.map((as): RuleCase => {
        const row = matrixRows[path]?.[action]
        if (!row) throw new Error(`No test runs this row of the matrix: ${path}, ${action}`)
        return {
          path,
          title: `${action}: ${heading} (${as.uid})`,
          as,
          subject: about === 'own' ? as : zoe,
          isAllowed: allowedFor[heading] ?? false,
          ...row,
        }
      }),
    ),
  )
}

/** One allowed case of each row that has one. */
export function matrixRequests(): readonly RuleCase[] {
  const allowed = matrixCases().filter(({ isAllowed }) => isAllowed)
  const rows = new Map(allowed.map((one) => [`${one.path} ${one.title.split(': ')[0] ?? ''}`, one]))
  return [...rows.values()]
}
