import { setTyping } from '@greenlight/kit/data/threads/setTyping'
import { useEffect, useMemo, useState } from 'react'
import { useMyUid } from '../live/useMe.ts'
import { createTypist } from './createTypist.ts'
import { readDraft, writeDraft } from './drafts.ts'

/** What I am writing in a conversation; writing it tells the other member that I am typing. */
export function useDraft(threadId: string) {
  const me = useMyUid()
  const [draft, setDraft] = useState(() => readDraft(me, threadId))
  const typist = useMemo(() => createTypist(threadId, setTyping), [threadId])

  useEffect(() => () => typist.stop(), [typist])

  const write = (text: string) => {
    setDraft(text)
    writeDraft(me, threadId, text)
    if (text) typist.type()
    else typist.stop()
  }
  return [draft, write] as const
}
