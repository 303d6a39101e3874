import { parseFlagTargetPath } from '@greenlight/domain/flag'

/** The profile that a notice is about. */
export type NoticeSubject = {
  readonly reportId: string
  readonly name: string
  readonly age: number | null
}

/** The report of a document, also of a part of it; null for other documents. */
export function reportIdOf(target: string): string | null {
  if (target.startsWith('revisions/')) return target.replace('revisions/', '')
  const thing = parseFlagTargetPath(target)
  return thing && 'reportId' in thing ? thing.reportId : null
}
