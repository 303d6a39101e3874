import { useEffect, useState } from 'react'

/** Whether `value` has stayed the same for `ms`. */
export function useSettled(value: string, ms: number): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled === value
}
