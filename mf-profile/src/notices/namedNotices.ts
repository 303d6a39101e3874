import { parseCase } from '@greenlight/domain/case'
import type { Notice } from '@greenlight/domain/notice'
import { getReport } from '@greenlight/kit/data/reports'
import { firestore } from '@greenlight/runtime'
import { type NoticeSubject, reportIdOf } from './noticeSubject.ts'

/** With its profile; null if it is about none, or about one that this member may not see. */
type Named<T> = T & { readonly subject: NoticeSubject | null }

export type NamedNotice = Named<Notice>

/**
 * Adds to notices and outcomes the names of their profiles. One that cannot be read stays without a name. Costs a read
 * for each profile, and one for each answered request or appeal.
 */
export async function withSubjects<T extends { readonly target: string }>(
  items: readonly T[],
): Promise<readonly Named<T>[]> {
  const ids = await Promise.all(items.map(({ target }) => subjectId(target)))
  const known = [...new Set(ids.filter((id) => id !== null))]
  const subjects = new Map(
    await Promise.all(known.map(async (id) => [id, await readSubject(id)] as const)),
  )
  return items.map((item, at) => ({ ...item, subject: subjects.get(ids[at] ?? '') ?? null }))
}

async function readSubject(reportId: string): Promise<NoticeSubject | null> {
  try {
    const { name, age } = await getReport(reportId)
    return { reportId, name, age }
  } catch {
    return null
  }
}

async function subjectId(target: string): Promise<string | null> {
  if (!target.startsWith('cases/')) return reportIdOf(target)
  try {
    const { db, doc, getDoc } = await firestore()
    const stored = await getDoc(doc(db, target))
    return parseCase(stored.id, stored.data() ?? {}).reportId
  } catch {
    return null
  }
}
