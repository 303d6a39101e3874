import { useEffect, useState } from 'react'
import { watchTyping } from './typing.ts'

/** A typing mark is valid for this time. */
const TYPING_MS = 6000

/**
 * Whether the other member is typing. The first mark may be old, so its age is checked. Later marks are
 * new: their age is not checked, because this device's clock may be wrong.
 */
export function useOtherTyping(threadId: string, otherUid: string, enabled: boolean): boolean {
  const [typing, setTyping] = useState(false)

  useEffect(() => {
    if (!enabled) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let known: number | null | undefined
    const onMark = (at: Date | null) => {
      const mark = at?.getTime() ?? null
      if (mark === known) return
      const isFresh = mark !== null && (known !== undefined || Date.now() - mark < TYPING_MS)
      known = mark
      clearTimeout(timer)
      setTyping(isFresh)
      if (isFresh) timer = setTimeout(() => setTyping(false), TYPING_MS)
    }
    const stop = watchTyping(threadId, otherUid, onMark, () => setTyping(false))
    return () => {
      stop()
      clearTimeout(timer)
      setTyping(false)
    }
  }, [threadId, otherUid, enabled])

  return typing
}
