import { serverNow } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, updated every minute, for texts such as "5 minutes ago". */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
