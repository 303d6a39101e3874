import { addExperience } from '@greenlight/kit/data/experiences/addExperience'
import { GreenlightError, toGreenlightError } from '@greenlight/kit/domain/errors'
import type { Experience } from '@greenlight/kit/domain/experience'
import type { Tone } from '@greenlight/kit/domain/tone'
import { session } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import { checkText } from './checkText.ts'

type Change = (to: (items: readonly Experience[]) => readonly Experience[]) => void

/** What is being written: its id stays through failed tries, so that trying again never adds it twice. */
type Draft = { readonly id: string; readonly tone: Tone; readonly notes: string }

const freshDraft = (): Draft => ({ id: crypto.randomUUID(), tone: 'green', notes: '' })

/** Adds an experience: it shows at once, and goes again if it could not be written. */
export function useAddExperience(reportId: string, change: Change) {
  const [draft, setDraft] = useState(freshDraft)
  const [pendingId, setPendingId] = useState<string | null>(null)
  const [error, setError] = useState<GreenlightError | null>(null)
  const busy = useRef(false)

  async function add(): Promise<void> {
    if (busy.current) return
    const problem = checkText(draft.notes, 'experienceNotes')
    if (problem) return setError(new GreenlightError(problem))
    busy.current = true
    setError(null)
    setPendingId(draft.id)
    change((items) => [preview(draft, reportId), ...items])
    try {
      const written = await addExperience({ reportId, ...draft })
      change((items) => items.map((item) => (item.id === written.id ? written : item)))
      setDraft(freshDraft())
    } catch (cause) {
      change((items) => items.filter(({ id }) => id !== draft.id))
      setError(toGreenlightError(cause, 'experience-add-failed'))
    } finally {
      busy.current = false
      setPendingId(null)
    }
  }
  const edit = (changes: Partial<Omit<Draft, 'id'>>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setError(null)
  }
  return { draft, edit, add, error, pendingId }
}

/** The experience as it will be, before the server has it. */
function preview({ id, tone, notes }: Draft, reportId: string): Experience {
  const { user, member } = session.getState()
  return {
    id,
    reportId,
    userId: user?.uid ?? null,
    authorName: member.state === 'ready' ? member.profile.username : 'User',
    tone,
    notes: notes.trim(),
    createdAt: new Date(),
  }
}
