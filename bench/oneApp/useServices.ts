import { useNavigate, useSession } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'

/** Starts the services after everything that the page needs, as the shell does. */
const START_MS = 5000

export function useServices(): void {
  const signedIn = useSession((s) => s.status === 'signedIn')
  const navigate = useNavigate()
  const latest = useRef(navigate)
  useEffect(() => void (latest.current = navigate), [navigate])
  useEffect(() => {
    if (!signedIn) return
    const timer = setTimeout(() => void start((to) => void latest.current(to)), START_MS)
    return () => clearTimeout(timer)
  }, [signedIn])
}

async function start(navigate: (to: string) => void): Promise<void> {
  const { default: service } = await import('../../mf-messaging/src/service.ts')
  service.start({ navigate })
}
