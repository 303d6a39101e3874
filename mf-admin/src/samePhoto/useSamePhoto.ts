import { useLoad, useSession } from '@greenlight/runtime'
import { useState } from 'react'
import type { AlsoDecided } from '../decisions/choices.ts'
import { failure } from '../errors.ts'
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
  const mayDecide = ({ report }: SamePhoto) =>
    report.status !== 'rejected' && report.ownerUid !== me
  const isSelected = (other: SamePhoto) =>
    mayDecide(other) && (chosen[other.report.id] ?? other.identical)
  const selected = (data ?? []).filter(isSelected)

  /** The selected profiles for the same decision; with their own reason, if it differs. */
  const alsoDecided = (act: SharedAct, ownReason?: string): readonly AlsoDecided[] =>
    selected.map(({ report: { id, name, status, createdAt } }) => ({
      key: id,
      name,
      targetPath: `reports/${id}`,
      request: (given, { point, keepsPhoto }) => {
        const reason = ownReason ?? given
        return act === 'delete'
          ? {
              ...{ kind: 'report-deletion', reportId: id, reason },
              createdAt: createdAt?.getTime() ?? null,
              basis: { point, keepsPhoto },
            }
          : {
              ...{ kind: 'report', reportId: id, reason },
              action: status === 'pending' ? 'reject' : 'takedown',
              basis: { id: crypto.randomUUID(), point },
            }
      },
    }))

  return {
    others: data,
    error,
    loading,
    retry,
    mayDecide,
    isSelected,
    select: (id: string, on: boolean) => setChosen((before) => ({ ...before, [id]: on })),
    count: selected.length,
    alsoDecided,
  }
}
