import { useSession } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import { type AdminCheck, checkAdmin } from './checkAdmin.ts'

/** Whether the member is an admin. Reads it only while `needed`; `retry` reads it again. */
export function useAdmin(needed: boolean): { admin: AdminCheck; retry: () => void } {
  const user = useSession((s) => s.user)
  const [known, setKnown] = useState<{ key: string; admin: AdminCheck }>()
  const [tries, setTries] = useState(0)
  const key = user ? `${user.uid} ${user.emailVerified} ${tries}` : ''

  useEffect(() => {
    if (!needed || !key) return
    let current = true
    void checkAdmin().then((admin) => current && setKnown({ key, admin }))
    return () => {
      current = false
    }
  }, [needed, key])

  return {
    admin: known?.key === key ? known.admin : 'unknown',
    retry: () => setTries((before) => before + 1),
  }
}
