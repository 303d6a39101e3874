import { seedDocuments } from './documents.mjs'

// The demo data as a client reads it, for tests.

export const moment = new Date('2026-11-20T18:00:00Z')
export const documents = seedDocuments(moment)
export const stored = new Map(documents.map(({ path, data }) => [path, asStored(data)]))

/** Dates as the SDK returns them. @param {Record<string, unknown>} data @returns {Record<string, unknown>} */
function asStored(data) {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (value instanceof Date) return [key, { toDate: () => value }]
      const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [key, isMap ? asStored(/** @type {Record<string, unknown>} */ (value)) : value]
    }),
  )
}

/**
 * The documents at paths of this form, read by a parser of the client.
 * @template T
 * @param {RegExp} form
 * @param {(id: string, fields: Record<string, unknown>, path: string) => T} parse
 */
export const parseAll = (form, parse) =>
  [...stored]
    .filter(([path]) => form.test(path))
    .map(([path, data]) => parse(path.split('/').at(-1) ?? '', data, path))
