import { useLoad, useSession } from '@greenlight/runtime'
import { useState } from 'react'
import type { AlsoDecided } from '../decisions/choices.ts'
import { failure } from '../errors.ts'
import { listSamePhoto, type SamePhoto } from './samePhoto.ts'

/** What can be decided on several profiles with the same photo. */
export type SharedAct = 'takedown' | 'delete'

/** What happens to the other profiles. */
type Uses = {
  /** Those that are not taken down get the same decision. */
  readonly decides: boolean
  /** Those that are taken down return to the queue, because an appeal is granted. */
  readonly returns: boolean
}

/** The other profiles with the photo of a report, and which of them are selected: at first the identical ones. */
export function useSamePhoto(reportId: string | null, { decides, returns }: Uses) {
  const me = useSession((s) => s.user?.uid)
  const { data, error, loading, retry } = useLoad(
    reportId === null ? null : ['admin', 'samePhoto', reportId],
    () => listSamePhoto(reportId ?? ''),
    failure('admin/same-photo-load-failed'),
  )
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const isDown = ({ report }: SamePhoto) => report.status === 'rejected'
  const maySelect = (other: SamePhoto) =>
    (isDown(other) ? returns : decides) && other.report.ownerUid !== me
  const isSelected = (other: SamePhoto) =>
    maySelect(other) && (chosen[other.report.id] ?? other.identical)
  const selected = (data ?? []).filter(isSelected)
  const decided = selected.filter((other) => !isDown(other))

  /** The selected profiles for the same decision; with their own reason, if it differs. */
  const alsoDecided = (act: SharedAct, ownReason?: string): readonly AlsoDecided[] =>
    decided.map(({ report: { id, name, status, createdAt } }) => ({
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
    isLoading: data === undefined && loading,
    decides,
    maySelect,
    isSelected,
    select: (id: string, on: boolean) => setChosen((before) => ({ ...before, [id]: on })),
    /** How many get the same decision. */
    count: decided.length,
    alsoDecided,
    /** The ids of those that return to the queue. */
    returned: selected.filter(isDown).map(({ report }) => report.id),
    returns: returns && (data ?? []).some(isDown),
  }
}
