import type { ShareForm } from '@greenlight/kit/domain/shareForm'
import { useEffect, useState } from 'react'
import { newDraft, readDraft, writeDraft } from './shareDraft.ts'

/** The form as typed, kept on this device until it is shared. */
export function useShareDraft() {
  const [draft, setDraft] = useState(readDraft)
  useEffect(() => writeDraft(draft), [draft])
  return {
    ...draft,
    edit: (changes: Partial<ShareForm>) =>
      setDraft(({ id, form }) => ({ id, form: { ...form, ...changes } })),
    reset: () => setDraft(newDraft()),
  }
}

export type ShareDraftField = ReturnType<typeof useShareDraft>
