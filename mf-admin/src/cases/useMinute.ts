import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The present time, updated each minute: hours waited must not be those of when the page was opened. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
