import { readFileSync } from 'node:fs'
import { indexLine } from './neededIndex.ts'

type Mode = { readonly order?: string; readonly arrayConfig?: string }

type IndexFile = {
  readonly indexes: readonly {
    readonly collectionGroup: string
    readonly fields: readonly (Mode & { readonly fieldPath: string })[]
  }[]
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string
    readonly fieldPath: string
    readonly indexes: readonly (Mode & { readonly queryScope: string })[]
  }[]
}

const file = JSON.parse(
  readFileSync(new URL('../../../firestore.indexes.json', import.meta.url), 'utf8'),
) as IndexFile

/** The composite indexes that are deployed, one line each. */
export const compositeIndexes = file.indexes.map(({ collectionGroup, fields }) =>
  indexLine(
    collectionGroup,
    fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`),
  ),
)

/** What is indexed of single fields where that differs from the automatic way, by `collection.field`. */
export const fieldIndexes: ReadonlyMap<string, readonly string[]> = new Map(
  file.fieldOverrides.map(({ collectionGroup, fieldPath, indexes }) => [
    `${collectionGroup}.${fieldPath}`,
    indexes.map(({ queryScope, order, arrayConfig }) => `${queryScope} ${order ?? arrayConfig}`),
  ]),
)
