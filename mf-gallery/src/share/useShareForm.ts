import { findPrivateInfo, privateInfoList } from '@greenlight/domain/privateInfo'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import {
  askConfirm,
  retryAfterReconnect,
  showAlert,
  toGreenlightError,
  useOnline,
  useSession,
} from '@greenlight/runtime'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { failure } from '../errors.ts'
import { type AlreadyShared, createReport } from './createReport.ts'
import type { FirstStatus } from './firstStatus.ts'
import { usePhoto } from './photo/usePhoto.ts'
import { shareDraft } from './shareDraft.ts'
import { type CheckedShare, emptyShare, shareSchema } from './shareForm.ts'

const sharedTexts: Readonly<Record<FirstStatus, string>> = {
  public: 'Shared! Your profile is now visible in Gallery.',
  pending: 'Shared! An admin looks at it first. My shares says when others can see it.',
}

/** A profile that was shared from this page. */
export type Shared = { readonly id: string; readonly name: string; readonly status: FirstStatus }

const shareFailed = failure('gallery/share-failed')

/**
 * The share form. The draft stays until the form is saved. Without a connection a share waits for one, as long as
 * the page is open.
 */
export function useShareForm() {
  const isSignedIn = useSession((state) => state.status === 'signedIn')
  const online = useOnline()
  const isShown = useIsShown()
  const [waiting, setWaiting] = useState(false)
  const [editsNotes, setEditsNotes] = useState(false)
  const [alreadyShared, setAlreadyShared] = useState<AlreadyShared | null>(null)
  const [shared, setShared] = useState<Shared | null>(null)
  const hintedNotes = useRef('')
  const form = useForm({
    initial: emptyShare,
    schema: shareSchema(isSignedIn),
    submit: send,
    failure: shareFailed,
    draft: shareDraft,
  })
  const photo = usePhoto(form.field('photo'))

  async function send(checked: CheckedShare): Promise<void> {
    if (!(await mayShareNotes(checked.notes))) return setEditsNotes(true)
    if (!waiting) return save(checked)
    const mayTryAgain = (cause: unknown) =>
      toGreenlightError(cause, shareFailed).code === shareFailed.code
    await retryAfterReconnect(() => save(checked), mayTryAgain)
  }

  async function save({ place, photo: _, ...checked }: CheckedShare): Promise<void> {
    if (!navigator.onLine) return setWaiting(true)
    const { text: location, coords } = place
    const created = await createReport({ ...checked, location, coords, photo: await photo.make() })
    if (typeof created !== 'string') {
      // A member who has left the page does not read the note: the draft keeps its id, so the next try finds the
      // first report again.
      if (isShown()) form.change({ id: crypto.randomUUID() })
      return setAlreadyShared(created)
    }
    photo.remove()
    form.reset()
    await showAlert(sharedTexts[created])
    setShared({ id: checked.id, name: checked.name, status: created })
  }

  /** Asks about private information in the notes, once for the same notes. True if they may be shared as they are. */
  async function mayShareNotes(notes: string): Promise<boolean> {
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

  function share(event?: SyntheticEvent): void {
    setWaiting(false)
    setEditsNotes(false)
    setAlreadyShared(null)
    setShared(null)
    void form.submit(event)
  }

  const shareNow = useEffectEvent(() => share())
  useEffect(() => {
    if (online && waiting) shareNow()
  }, [online, waiting])

  return {
    form,
    photo,
    share,
    waiting,
    /** Keeps the draft and no longer waits for the connection. */
    stopWaiting: () => setWaiting(false),
    /** Whether the member wants to change the notes instead of sharing them. */
    editsNotes,
    alreadyShared,
    shared,
  }
}

export type ShareFormState = ReturnType<typeof useShareForm>['form']
