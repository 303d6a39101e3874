import { zoe } from '../stage/actors.ts'
import type { Case } from '../stage/case.ts'
import { columns } from './columns.ts'
import { readMatrix } from './readMatrix.ts'
import { rows } from './rows.ts'

/** One case for each cell of the written matrix and each actor of its column. */
export function matrixCases(): readonly Case[] {
  return readMatrix().flatMap(({ path, action, may }) =>
    Object.entries(columns).flatMap(([heading, { who, about }]) =>
      who.map((as): Case => {
        const row = rows[path]?.[action]
        if (!row) throw new Error(`The matrix has a row that no test tries: ${path}, ${action}`)
        return {
          path,
          title: `${action}: ${heading} (${as.uid})`,
          as,
          subject: about === 'own' ? as : zoe,
          may: may[heading] ?? false,
          ...row,
        }
      }),
    ),
  )
}
