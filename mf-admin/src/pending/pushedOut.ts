import type { Report } from '@greenlight/domain/report'

/** The live list of the oldest pending reports, and those that older ones have pushed out of it. */
export type Listed = {
  readonly oldest: readonly Report[]
  readonly pushedOut: readonly Report[]
}

/**
 * The next state when the live list changes. A report that is missing from a full list and is newer than its last
 * one still waits: only older ones have taken its place. A report that is missing for another reason was decided.
 */
export function nextListed(before: Listed, oldest: readonly Report[], size: number): Listed {
  const end = oldest.length < size ? null : oldest.at(-1)?.createdAt
  if (!end) return { oldest, pushedOut: [] }
  const isListed = ({ id }: Report) => oldest.some((report) => report.id === id)
  const pushedOut = [...before.oldest, ...before.pushedOut].filter(
    (report) => !isListed(report) && report.createdAt !== null && report.createdAt >= end,
  )
  return { oldest, pushedOut }
}
