import { allDocuments } from './all.mjs'

// The seed as a client finds it, for tests.

export const moment = new Date('2026-11-20T18:00:00Z')
export const photo = {
  preview: 'data:image/jpeg;base64,/9j/AA==',
  full: 'data:image/jpeg;base64,/9j/AAAA',
}
export const documents = allDocuments(moment, () => photo)
export const stored = new Map(documents.map(({ path, data }) => [path, asStored(data)]))

/** Dates as the SDK gives them back. @param {Record<string, unknown>} data @returns {Record<string, unknown>} */
function asStored(data) {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (value instanceof Date) return [key, { toDate: () => value }]
      const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
      return [key, isMap ? asStored(/** @type {Record<string, unknown>} */ (value)) : value]
    }),
  )
}

/** What is stored at paths of this form, through the client's parser. @template T @param {RegExp} form @param {(id: string, fields: Record<string, unknown>, path: string) => T} parse */
export const all = (form, parse) =>
  [...stored]
    .filter(([path]) => form.test(path))
    .map(([path, data]) => parse(path.split('/').at(-1) ?? '', data, path))
