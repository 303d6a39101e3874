import type { Experience } from '@greenlight/domain/experience'
import type { Tone } from '@greenlight/domain/tone'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { type Failure, GreenlightError, session } from '@greenlight/runtime'
import { useState } from 'react'
import { textProblem } from '../contributions/contributionRules.ts'
import type { Contributions } from '../contributions/useContributions.ts'
import { failure } from '../errors.ts'
import { addExperience } from './experienceRequests.ts'

type Draft = { readonly tone: Tone; readonly notes: string }

const emptyDraft: Draft = { tone: 'green', notes: '' }

type Shown = Pick<Contributions<Experience>, 'items' | 'isLoaded' | 'show' | 'remove' | 'retry'> & {
  readonly recount: () => void
}

/** Adds an experience. The list shows it at once, and drops it if it could not be written. */
export function useAddExperience(
  reportId: string,
  { items, isLoaded, show, remove, retry, recount }: Shown,
) {
  const [draft, setDraft] = useState(emptyDraft)
  const [problem, setProblem] = useState<Failure | null>(null)
  const { busy, error, run, clear } = useAction(failure('profile/experience-add-failed'))
  // While mine is being written, the list shows its preview.
  const exists = !busy && items.some(({ id }) => id === myUid())

  async function add(): Promise<void> {
    if (exists) return
    const found = textProblem(draft.notes, 'experienceNotes')
    setProblem(found)
    if (found) return
    await run(async () => {
      const shown = preview(draft, reportId)
      show(shown)
      try {
        show(await addExperience({ reportId, ...draft }))
        recount()
        // Nothing was shown if the list could not be loaded.
        if (!isLoaded) retry()
        setDraft(emptyDraft)
      } catch (cause) {
        remove(shown.id)
        throw cause
      }
    })
  }
  const edit = (changes: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    setProblem(null)
    clear()
  }
  return {
    draft,
    edit,
    add,
    error: problem ? new GreenlightError(problem) : error,
    /** The id of the experience while it is being written. */
    pendingId: busy ? myUid() : null,
    /** The list has an experience of mine, so that the server would refuse another one. */
    exists,
  }
}

/** Also the id of my experience: each member adds one. */
const myUid = () => session.getState().user?.uid ?? ''

/** The experience as the list shows it until it is written. */
function preview({ tone, notes }: Draft, reportId: string): Experience {
  const { member } = session.getState()
  return {
    id: myUid(),
    reportId,
    userId: myUid(),
    authorName: member.state === 'ready' ? member.profile.username : 'User',
    tone,
    notes: notes.trim(),
    createdAt: new Date(),
    editedAt: null,
  }
}
