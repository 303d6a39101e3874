import { sessionStore } from '@greenlight/runtime'
import { useEffect, useMemo, useState } from 'react'
import { useMyUid } from '../member/useMyUid.ts'
import { moveStored } from '../storage/moveStored.ts'
import { createTypingMark } from '../typing/createTypingMark.ts'
import { setTyping } from '../typing/typing.ts'

/** An unsent message. Signing out removes it with all of session storage. */
const draftKey = (uid: string, threadId: string) => `gl.messaging.draft.v1.${uid}.${threadId}`
const formerDraftKey = (uid: string, threadId: string) => `gl.draft.v1.${uid}.${threadId}`

/**
 * The unsent text of a conversation, kept across navigation and reloads. Changing it shows the typing mark,
 * if `showsTyping`.
 */
export function useDraft(threadId: string, showsTyping: boolean) {
  const me = useMyUid()
  const key = draftKey(me, threadId)
  const [draft, setDraft] = useState(() => {
    moveStored(formerDraftKey(me, threadId), key)
    return sessionStore.get(key) ?? ''
  })
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
