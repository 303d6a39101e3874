import type { Place } from '@greenlight/domain/coords'
import { isNamed } from '@greenlight/domain/nameWords'
import type { Report } from '@greenlight/domain/report'
import { importWithRetry, useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import { useMemo } from 'react'
import { ProfileGroup } from '../cards/ProfileGroup.tsx'
import { failure } from '../errors.ts'

const importMyShares = importWithRetry(() => import('../myShares/myShares.ts'))

const KEY = ['gallery', 'ownHidden']

/**
 * The own shares with the searched name that are not public; `loading` until they are there. They are read with the
 * first name that is searched, and again on the next visit.
 */
export function useOwnHidden(name: string | null): {
  readonly own: readonly Report[]
  readonly loading: boolean
} {
  useForgetOnUnmount(KEY)
  const { data, error } = useLoad(
    name === null ? null : KEY,
    async () => (await importMyShares()).listOwnHidden(),
    failure('gallery/shares-load-failed'),
  )
  const own = useMemo(
    () => (name !== null && data ? data.filter((report) => isNamed(report, name)) : []),
    [name, data],
  )
  return { own, loading: name !== null && !data && !error }
}

const titles = {
  pending: 'Your share, under review',
  rejected: 'Your share, taken down',
} as const

/** "1 share of yours with this name is not public." '' without one. */
export function ownHiddenText(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'A share of yours with this name is not public.'
    : `${count} shares of yours with this name are not public.`
}

/** Own shares that only the member and admins see, below a heading that says why. */
export function OwnHidden({ reports, place }: { reports: readonly Report[]; place: Place }) {
  return (['pending', 'rejected'] as const).map((status) => {
    const group = reports.filter((report) => report.status === status)
    return (
      group.length > 0 && (
        <ProfileGroup key={status} title={titles[status]} reports={group} place={place} />
      )
    )
  })
}
