import type { Place } from '@greenlight/domain/coords'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { usePrivateInfoQuestion } from '@greenlight/kit/write/usePrivateInfoQuestion'
import {
  askConfirm,
  importWithRetry,
  retryAfterReconnect,
  showAlert,
  showToast,
  toGreenlightError,
  useOnline,
  useSession,
} from '@greenlight/runtime'
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fail, failure } from '../errors.ts'
import { type AlreadyShared, createReport } from './createReport.ts'
import type { FirstStatus } from './firstStatus.ts'
import { usePhoto } from './photo/usePhoto.ts'
import { createShareDraft } from './shareDraft.ts'
import { type CheckedShare, emptyShare, shareSchema } from './shareForm.ts'

const sharedTexts: Readonly<Record<FirstStatus, string>> = {
  public: 'Shared! Your profile is now visible in Gallery.',
  pending: 'Shared! An admin looks at it first. My shares says when others can see it.',
}

/** A profile that was shared from this page. */
export type Shared = { readonly id: string }

const importResolve = importWithRetry(() => import('@greenlight/kit/ui/place/resolvePlace'))

/** Null if the list of towns cannot be loaded: then nothing is known about the place. */
const resolve = (text: string) =>
  importResolve().then(
    ({ resolvePlace }) => resolvePlace(text),
    () => null,
  )

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
  const mayShareNotes = usePrivateInfoQuestion({
    subject: 'Your notes',
    confirmLabel: 'Share anyway',
    editLabel: 'Edit notes',
  })
  /** A place that the member shares without distance. */
  const acceptedPlace = useRef('')
  const [draft] = useState(() =>
    createShareDraft(() => showToast(failure('gallery/draft-not-kept').text)),
  )
  const form = useForm({
    initial: emptyShare,
    schema: shareSchema(isSignedIn),
    submit: send,
    failure: shareFailed,
    draft,
  })
  const photo = usePhoto(form.field('photo'))

  async function send(checked: CheckedShare): Promise<void> {
    if (!(await mayShareNotes(checked.notes))) return setEditsNotes(true)
    const place = await knownPlace(checked.place)
    if (!place) return
    return sendAt({ ...checked, place })
  }

  async function sendAt(checked: CheckedShare): Promise<void> {
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
      // The note is not shown on other pages. The draft keeps its id, so the next try finds the first report
      // again.
      if (isShown()) form.change({ id: crypto.randomUUID() })
      return setAlreadyShared(created)
    }
    photo.remove()
    form.reset()
    await showAlert(sharedTexts[created])
    setShared({ id: checked.id })
  }

  /**
   * The town that a typed place means. Of a place that is not in the list, asks once whether to share without
   * distance; null if the member does not want that.
   */
  async function knownPlace(place: Place): Promise<Place | null> {
    if (place.coords || place.text === acceptedPlace.current) return place
    const resolved = await resolve(place.text)
    if (!resolved) return place
    if (resolved.kind === 'several') throw fail('gallery/share-which-town')
    if (resolved.kind === 'town') {
      form.change({ place: resolved.place })
      return resolved.place
    }
    const anyway = await askConfirm('Not in our list. Share without distance?', {
      confirmLabel: 'Share without distance',
      cancelLabel: 'Edit location',
    })
    if (!anyway) return null
    acceptedPlace.current = place.text
    return place
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
