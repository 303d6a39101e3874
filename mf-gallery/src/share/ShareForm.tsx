import { toneLabels } from '@greenlight/domain/tone'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LARGE_TEXT } from '@greenlight/kit/ui/theme/scale'
import { useWriteRefusal } from '@greenlight/kit/write/WriteGate'
import { useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useFirstStatus } from './firstStatus.ts'
import { PersonFields } from './PersonFields.tsx'
import { CROP_FRAME } from './photo/cropGeometry.ts'
import { PhotoInput } from './photo/PhotoInput.tsx'
import { SamePhoto } from './photo/SamePhoto.tsx'
import { AlreadySharedNote, ProblemSummary, SharedNote, WaitingNote } from './ShareStatus.tsx'
import { useShareForm } from './useShareForm.ts'

/** Shares a profile. The form survives a reload and a failed save. */
export function ShareForm() {
  const { form, photo, share, waiting, stopWaiting, editsNotes, alreadyShared, shared } =
    useShareForm()
  const { busy, error, errors, props } = form
  const fields = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // Otherwise the focus would be lost: the fields are inert now.
    if (busy && fields.current?.contains(document.activeElement)) button.current?.focus()
  }, [busy])
  useEffect(() => {
    if (!editsNotes || busy) return
    // After the dialog has returned the focus to its opener.
    const frame = requestAnimationFrame(() => fields.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [editsNotes, busy])
  const firstStatus = useFirstStatus()
  const refusal = useWriteRefusal('share')
  const problems = Object.values(errors)
  const isRefused = problems.length === 0 && !error && form.message !== null
  return (
    <>
      {shared && <SharedNote shared={shared} />}
      <Form {...props} onSubmit={share}>
        {refusal}
        <ProblemSummary problems={isRefused ? [form.message] : problems} />
        <Fields ref={fields} inert={busy}>
          <Photo>
            <PhotoInput field={photo} error={photo.error?.message ?? errors.photo} locked={busy} />
            <SamePhoto field={photo} />
          </Photo>
          <PersonFields form={form} />
        </Fields>
        {alreadyShared && <AlreadySharedNote stored={alreadyShared} />}
        {error && <ErrorPanel text={error.message} />}
        {waiting && <WaitingNote onStop={stopWaiting} />}
        {firstStatus === 'pending' && (
          <p>An admin looks at your share before other members can see it.</p>
        )}
        {refusal ? (
          <SmallText>You cannot share yet. The note above the form says why.</SmallText>
        ) : (
          <Send>
            <SharedAs>
              You share this as <b>{toneLabels[form.values.tone]}</b>.
            </SharedAs>
            <Button ref={button} type="submit" variant="primary" wide busy={busy || photo.reading}>
              {busy ? 'Sharing…' : 'Share'}
            </Button>
          </Send>
        )}
      </Form>
    </>
  )
}

const Form = styled.form`
  --gl-field-gap: var(--gl-space-1);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

const Send = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  gap: var(--gl-space-4);

  @media ${LARGE_TEXT} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (min-width: 42rem) {
    grid-template-columns: minmax(0, 1fr) 16rem;
  }
`

/** The tone has a preset, so who forgot to choose reads it here. */
const SharedAs = styled.p`
  font-size: var(--gl-text-sm);
  line-height: 1.3;

  @media (min-width: 42rem) {
    text-align: end;
  }
`

/**
 * Not a fieldset: Chromium leaves out the content of a fieldset in another one. On a wide screen the photo is
 * beside the rest.
 */
const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-5);

  @media (min-width: 62rem) {
    grid-template-columns: ${CROP_FRAME}px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: var(--gl-space-10);

    & > :first-child {
      grid-row: 1 / 3;
    }
  }
`

const Photo = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--gl-space-3);
`
