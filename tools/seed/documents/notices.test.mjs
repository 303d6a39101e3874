import { expect, test } from 'vitest'
import { seedDocuments } from './documents.mjs'

const documents = seedDocuments(new Date('2026-06-01T12:00:00Z'))
const notices = documents.filter(({ path }) => /^users\/[^/]+\/notices\//.test(path))
const reportOf = (/** @type {unknown} */ target) => documents.find(({ path }) => path === target)

test('owners have a notice of each decision and one of the experiences on each share', () => {
  const kinds = notices.map(({ data }) => data['kind'])
  expect(kinds.filter((kind) => kind === 'reject')).toHaveLength(2)
  const withExperiences = new Set(
    documents.flatMap(({ path }) => /^(reports\/[^/]+)\/experiences\/[^/]+$/.exec(path)?.[1] ?? []),
  )
  expect(kinds.filter((kind) => kind === 'experience')).toHaveLength(withExperiences.size)
  for (const { path, data } of notices) {
    expect(path).toContain(`users/${String(reportOf(data['target'])?.data['ownerUid'])}/`)
    expect(data['readAt']).toEqual(data['at'])
  }
})
