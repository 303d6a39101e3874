import { storageKeys } from '@greenlight/domain/storageKeys'
import { sessionStore } from '@greenlight/runtime'
import { useEffect, useMemo, useState } from 'react'
import { setTyping } from '../threads/threads.ts'
import { useMyUid } from '../member/useMe.ts'

/**
 * The unsent text of a conversation, kept across navigation and reloads. Changing it shows the typing mark,
 * if `showsTyping`.
 */
export function useDraft(threadId: string, showsTyping: boolean) {
  const me = useMyUid()
  const key = storageKeys.messageDraft(me, threadId)
  // Signing out removes it with all of session storage.
  const [draft, setDraft] = useState(() => sessionStore.get(key) ?? '')
  const typingMark = useMemo(() => createTypingMark(threadId, setTyping), [threadId])

  useEffect(() => () => typingMark.clear(), [typingMark])

  const changeDraft = (text: string) => {
    setDraft(text)
    if (text) {
      sessionStore.set(key, text)
      if (showsTyping) typingMark.show()
    } else {
      sessionStore.remove(key)
      typingMark.clear()
    }
  }
  return [draft, changeDraft] as const
}

/** A mark counts for 6 s. Renewed this often, it stays while the member types. */
const RENEW_MS = 3000

type SetTyping = (threadId: string, typing: boolean) => Promise<void>

/** Shows the other member that I am typing: writes at the first key, then every 3 s at most, and on `clear`. */
export function createTypingMark(threadId: string, setTyping: SetTyping) {
  let markedAt = -Infinity
  let writes = Promise.resolve()

  // In order: if the removal overtook the mark, the mark would stay.
  const write = (typing: boolean) => {
    writes = writes.then(() => setTyping(threadId, typing))
  }
  return {
    show(): void {
      const now = performance.now()
      if (now - markedAt < RENEW_MS) return
      markedAt = now
      write(true)
    },
    clear(): void {
      if (markedAt === -Infinity) return
      markedAt = -Infinity
      write(false)
    },
  }
}
