import type { DecisionPoint } from '@greenlight/domain/decisionPoint'
import { GreenlightError, useLoad, useSession } from '@greenlight/runtime'
import { useState } from 'react'
import { decideReport, deleteReport } from '../decisions/reportDecisions.ts'
import { fail, failure } from '../errors.ts'
import { listSamePhoto, type SamePhoto } from './samePhoto.ts'

/** What can be decided on several profiles with the same photo. */
export type SharedAct = 'takedown' | 'delete'

/**
 * The other profiles with the photo of a report, and which of them get the same decision. At first these are the
 * identical ones that are not taken down.
 */
export function useSamePhoto(reportId: string | null) {
  const me = useSession((s) => s.user?.uid)
  const { data, error, loading, retry } = useLoad(
    reportId === null ? null : ['admin', 'samePhoto', reportId],
    () => listSamePhoto(reportId ?? ''),
    failure('admin/same-photo-load-failed'),
  )
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const [results, setResults] = useState<Readonly<Record<string, string>>>({})
  const mayDecide = ({ report }: SamePhoto) =>
    report.status !== 'rejected' && report.ownerUid !== me && results[report.id] !== DONE
  const isSelected = (other: SamePhoto) =>
    mayDecide(other) && (chosen[other.report.id] ?? other.identical)
  const selected = (data ?? []).filter(isSelected)

  /**
   * Decides on each selected profile, one after the other. Those that are done stay done.
   * @throws GreenlightError `admin/same-photo-failed` if one of them failed; the list says which
   */
  async function decideEach(
    act: SharedAct,
    reason: string,
    point: DecisionPoint | null = null,
  ): Promise<void> {
    let failed = 0
    for (const { report } of selected) {
      const result = await decideOne(report, act, reason, point).catch((cause: unknown) => {
        failed += 1
        return cause instanceof GreenlightError ? cause.message : String(cause)
      })
      setResults((before) => ({ ...before, [report.id]: result }))
    }
    if (failed > 0) throw fail('admin/same-photo-failed')
  }

  return {
    others: data,
    error,
    loading,
    retry,
    mayDecide,
    isSelected,
    select: (id: string, on: boolean) => setChosen((before) => ({ ...before, [id]: on })),
    /** What happened to each of them, by id. */
    results,
    count: selected.length,
    decideEach,
  }
}

const DONE = 'Done'

async function decideOne(
  { id, status }: SamePhoto['report'],
  act: SharedAct,
  reason: string,
  point: DecisionPoint | null,
): Promise<string> {
  if (act === 'delete') await deleteReport(id, reason, { point })
  else await decideReport(id, status === 'pending' ? 'reject' : 'takedown', reason, { point })
  return DONE
}
