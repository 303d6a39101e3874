import { findPrivateInfo, privateInfoList } from '@greenlight/domain/privateInfo'
import {
  askConfirm,
  type GreenlightError,
  showAlert,
  toGreenlightError,
  useOnline,
  useSession,
} from '@greenlight/runtime'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fail, failure, type GalleryErrorCode } from '../errors.ts'
import { type AlreadyShared, createReport } from './createReport.ts'
import type { FirstStatus } from './firstStatus.ts'
import { readAge, shareProblems, type ShareDraftField } from './shareForm.ts'
import type { PhotoField } from './photo/usePhoto.ts'

const sharedTexts: Readonly<Record<FirstStatus, string>> = {
  public: 'Shared! Your profile is now visible in Gallery.',
  pending: 'Shared! An admin looks at it first. My shares says when others can see it.',
}

/** A profile that was shared from this page. */
export type Shared = { readonly id: string; readonly name: string; readonly status: FirstStatus }

/**
 * What a press of Share led to: `edit` if the member wants to change the notes first; `earlier` if an earlier press
 * has shared the form with other content.
 */
type Outcome = 'incomplete' | 'edit' | 'waiting' | 'failed' | 'earlier' | 'shared' | 'ignored'

const none: readonly GalleryErrorCode[] = []

/** Tries after the connection has returned. The browser says that it is online before requests succeed. */
const RECONNECTED_TRIES = 3
const RETRY_MS = 1000

/**
 * Saves the form. Further presses of Share are ignored meanwhile. The draft stays until the form is saved. Without
 * a connection it waits for one, as long as the page is open.
 */
export function useShare(draft: ShareDraftField, photo: PhotoField) {
  const signedIn = useSession((state) => state.status === 'signedIn')
  const online = useOnline()
  const [sharing, setSharing] = useState(false)
  const [waiting, setWaiting] = useState(false)
  const [reported, setReported] = useState(none)
  const [error, setError] = useState<GreenlightError | null>(null)
  const [earlier, setEarlier] = useState<AlreadyShared | null>(null)
  const [shared, setShared] = useState<Shared | null>(null)
  const busy = useRef(false)
  const hintedNotes = useRef('')
  const problems = shareProblems(draft.form, { signedIn, hasPhoto: photo.photo !== null })

  async function save(): Promise<Outcome> {
    const { id, form } = draft
    const { age: typedAge, gender, wantsToSee, ...rest } = form
    const age = readAge(typedAge)
    if (age === null || !gender || !wantsToSee) throw fail('gallery/share-failed')
    const made = await photo.make()
    const created = await createReport({ ...rest, id, age, gender, wantsToSee, photo: made })
    if (typeof created !== 'string') {
      draft.renewId()
      setEarlier(created)
      return 'earlier'
    }
    draft.reset()
    photo.remove()
    await showAlert(sharedTexts[created])
    setShared({ id, name: form.name.trim(), status: created })
    return 'shared'
  }

  /** Asks about private information in the notes, once for the same notes. True if they may be shared as they are. */
  async function mayShareNotes(): Promise<boolean> {
    const { notes } = draft.form
    const found = privateInfoList(findPrivateInfo(notes))
    if (found === null || notes === hintedNotes.current) return true
    const hint = `Your notes seem to hold ${found}. Others could find this person with it.`
    const anyway = await askConfirm(hint, {
      confirmLabel: 'Share anyway',
      cancelLabel: 'Edit notes',
    })
    if (anyway) hintedNotes.current = notes
    return anyway
  }

  async function send(tries: number): Promise<Outcome> {
    if (!(await mayShareNotes())) return 'edit'
    if (!navigator.onLine) {
      setWaiting(true)
      return 'waiting'
    }
    try {
      return await save()
    } catch (cause) {
      const { code } = toGreenlightError(cause, failure('gallery/share-failed'))
      if (tries === 1 || code !== 'gallery/share-failed') throw cause
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      return send(tries - 1)
    }
  }

  async function share(tries = 1): Promise<Outcome> {
    if (busy.current) return 'ignored'
    setError(null)
    setEarlier(null)
    setShared(null)
    setWaiting(false)
    setReported(problems)
    if (problems.length > 0) return 'incomplete'
    busy.current = true
    setSharing(true)
    try {
      return await send(tries)
    } catch (cause) {
      setError(toGreenlightError(cause, failure('gallery/share-failed')))
      return 'failed'
    } finally {
      busy.current = false
      // The caller may move the focus to a field, which must no longer be inert then.
      flushSync(() => setSharing(false))
    }
  }

  const shareNow = useEffectEvent(() => void share(RECONNECTED_TRIES))
  useEffect(() => {
    if (online && waiting) shareNow()
  }, [online, waiting])

  return {
    share,
    sharing,
    waiting,
    /** Keeps the draft and no longer waits for the connection. */
    stopWaiting: () => setWaiting(false),
    /** Those that the latest press of Share has found and that are still there. */
    problems: reported.filter((code) => problems.includes(code)),
    error,
    earlier,
    shared,
  }
}
