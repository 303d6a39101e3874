import { importWithRetry, useSession } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

const importAdmin = importWithRetry(() => import('@greenlight/kit/data/admin'))

export type AdminCheck = 'unknown' | 'yes' | 'no' | 'failed'

/** Whether the member is an admin, asked of the database when `needed` and never before; `retry` asks again. */
export function useAdmin(needed: boolean): { admin: AdminCheck; retry: () => void } {
  const user = useSession((s) => s.user)
  const [known, setKnown] = useState<{ key: string; admin: AdminCheck }>()
  const [tries, setTries] = useState(0)
  const key = user ? `${user.uid} ${user.emailVerified} ${tries}` : ''

  useEffect(() => {
    if (!needed || !key) return
    let current = true
    void importAdmin()
      .then(({ verifyAdmin }) => verifyAdmin())
      .then(
        // An unverified address does not count as an admin. The page then offers to verify it.
        (answer): AdminCheck => (answer === 'yes' ? 'yes' : 'no'),
        (cause: unknown): AdminCheck => {
          console.warn('Whether this member is an admin could not be read.', cause)
          return 'failed'
        },
      )
      .then((admin) => current && setKnown({ key, admin }))
    return () => {
      current = false
    }
  }, [needed, key])

  return {
    admin: known?.key === key ? known.admin : 'unknown',
    retry: () => setTries((before) => before + 1),
  }
}
