import { verifyAdmin } from '@greenlight/kit/data/admin/verifyAdmin'
import type { Admin } from '@greenlight/kit/data/admin/watchAdmins'
import { useSession } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import type { Live } from '../live/useLive.ts'

/**
 * Whether I was an admin when the page opened and am none any more: my address has left the live
 * list, or the list is refused to me.
 */
export function useRevoked({ data, error }: Live<readonly Admin[]>): boolean {
  const address = useSession((s) => s.user?.email?.toLowerCase())
  const [refused, setRefused] = useState(false)

  useEffect(() => {
    if (!error) return
    let current = true
    verifyAdmin().then(
      (answer) => current && setRefused(answer !== 'yes'),
      () => {}, // nobody can tell now: the list's own failure is on the screen
    )
    return () => {
      current = false
    }
  }, [error])

  return refused || (data !== null && !data.some(({ email }) => email === address))
}
