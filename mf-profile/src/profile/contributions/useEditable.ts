import { useEffect, useState } from 'react'
import { editableUntil, isEditable } from './contributionRules.ts'

/** Whether its author can still change what was written at `createdAt`. */
export function useEditable(createdAt: Date | null): boolean {
  const [now, setNow] = useState(Date.now)
  const until = editableUntil(createdAt)
  useEffect(() => {
    const left = until - Date.now()
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left)
    return () => clearTimeout(timer)
  }, [until])
  return isEditable(createdAt, now)
}
