import { createReport } from '@greenlight/kit/data/reports/createReport'
import { GreenlightError, toGreenlightError } from '@greenlight/kit/domain/errors'
import { findPrivateInfo, privateInfoHint } from '@greenlight/kit/domain/privateInfo'
import { checkShareForm, readAge } from '@greenlight/kit/domain/shareForm'
import { askConfirm, showAlert, useSession } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import type { PhotoField } from './usePhoto.ts'
import type { ShareDraftField } from './useShareDraft.ts'

/** Shares the form, once however often it is asked to; nothing typed is lost until it is saved. */
export function useShare(draft: ShareDraftField, photo: PhotoField) {
  const signedIn = useSession((state) => state.status === 'signedIn')
  const [sharing, setSharing] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)
  const busy = useRef(false)
  const hintedNotes = useRef('')
  const problem = checkShareForm(draft.form, { signedIn, hasPhoto: photo.photo !== null })

  async function save(): Promise<void> {
    const { id, form } = draft
    const { age: typedAge, gender, wantsToSee, ...rest } = form
    const age = readAge(typedAge)
    if (problem || age === null || !gender || !wantsToSee)
      throw new GreenlightError(problem ?? 'share-failed')
    await createReport({ ...rest, id, age, gender, wantsToSee, photo: await photo.make() })
    draft.reset()
    photo.remove()
    await showAlert('Shared! Your profile is now visible in Gallery.')
  }

  /** Whether the notes may go out as they are; asked once for the same notes. */
  async function mayShareNotes(): Promise<boolean> {
    const { notes } = draft.form
    const hint = privateInfoHint(findPrivateInfo(notes))
    if (problem || hint === null || notes === hintedNotes.current) return true
    const anyway = await askConfirm(hint, {
      confirmLabel: 'Share anyway',
      cancelLabel: 'Edit notes',
    })
    if (anyway) hintedNotes.current = notes
    return anyway
  }

  /** Resolves to whether the member wants to edit the notes first. */
  async function share(): Promise<'done' | 'edit'> {
    if (busy.current) return 'done'
    busy.current = true
    setSharing(true)
    setError(null)
    try {
      if (!(await mayShareNotes())) return 'edit'
      await save()
    } catch (cause) {
      setError(toGreenlightError(cause, 'share-failed'))
    } finally {
      busy.current = false
      setSharing(false)
    }
    return 'done'
  }

  // A message about a field goes once that field is right; one about saving stays until the next try.
  const isStale = error !== null && error.cause === undefined && error.code !== problem
  return { share, sharing, error: isStale ? null : error }
}
