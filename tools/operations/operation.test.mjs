// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { putFiles, tempFolder } from '../test/tempFolder.mjs'
import { lineOf } from './operation.mjs'
import { keepOperations } from './operationFiles.mjs'

/** @import { Ask } from './operation.mjs' */

describe('the line of an operation', () => {
  /** @type {[string, Ask][]} */
  const asks = [
    [
      'change users/*/searches/* [seenAt]; delete threads/*',
      {
        writes: [
          { delete: 'threads/ann_bob' },
          {
            update: { name: 'users/ann/searches/1' },
            updateMask: { fieldPaths: [] },
            updateTransforms: [{ fieldPath: 'seenAt', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      },
    ],
    [
      'set modlog/* [action=ban, at, reason]',
      {
        writes: [
          {
            update: {
              name: 'modlog/1',
              fields: { reason: { stringValue: 'Because.' }, action: { stringValue: 'ban' } },
            },
            updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
          },
        ],
      },
    ],
    [
      'change threads/* [lastRead]',
      {
        writes: [
          {
            update: { name: 'threads/ann_bob' },
            updateMask: { fieldPaths: ['lastRead.ann', 'lastRead.bob'] },
          },
        ],
      },
    ],
    [
      'list reports/*/experiences where tone EQUAL, createdAt LESS_THAN order by createdAt desc limit 24',
      {
        below: 'reports/r',
        list: {
          from: [{ collectionId: 'experiences' }],
          where: {
            compositeFilter: {
              filters: [
                { fieldFilter: { field: { fieldPath: 'tone' }, op: 'EQUAL' } },
                { fieldFilter: { field: { fieldPath: 'createdAt' }, op: 'LESS_THAN' } },
              ],
            },
          },
          orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
          limit: 24,
        },
      },
    ],
    [
      'count every comments',
      { below: '', count: { from: [{ collectionId: 'comments', allDescendants: true }] } },
    ],
  ]

  test.each(asks)('%s', (line, ask) => {
    expect(lineOf(ask, false)).toBe(line)
    expect(lineOf(ask, true)).toBe(`admin: ${line}`)
  })
})

describe('the operations of a release', () => {
  const folder = tempFolder('operations')
  const days = (/** @type {number} */ count) => new Date(Date.UTC(2026, 0, 1 + count))
  const kept = (/** @type {string} */ name) =>
    readdirSync(join(folder, 'e2e/rules/operations/releases')).filter((file) =>
      file.startsWith(`${name}@`),
    )

  it('are those of its package at that time', () => {
    putFiles(folder, { 'e2e/rules/operations/mf-gallery.json': '[{"line":"list reports"}]' })
    keepOperations('mf-gallery', '1.0.0', folder, days(0))
    putFiles(folder, { 'e2e/rules/operations/mf-gallery.json': '[]' })
    const file = join(folder, 'e2e/rules/operations/releases/mf-gallery@1.0.0.json')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      at: '2026-01-01',
      operations: [{ line: 'list reports' }],
    })
  })

  it('stay as long as the release can be on a site: the last ten, and those of 30 days', () => {
    for (let minor = 0; minor < 12; minor += 1)
      keepOperations('mf-admin', `1.${minor}.0`, folder, days(0))
    expect(kept('mf-admin')).toHaveLength(12)
    keepOperations('mf-admin', '1.12.0', folder, days(31))
    expect(kept('mf-admin').sort()).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((minor) => `mf-admin@1.${minor}.0.json`).sort(),
    )
    expect(kept('mf-gallery')).toEqual(['mf-gallery@1.0.0.json'])
  })
})
