import { toneLabels } from '@greenlight/domain/tone'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { useFirstStatus } from './firstStatus.ts'
import { PersonFields } from './PersonFields.tsx'
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
  const problems = Object.values(errors)
  const isRefused = problems.length === 0 && !error && form.message !== null
  return (
    <>
      {shared && <SharedNote shared={shared} />}
      <Form {...props} onSubmit={share}>
        <ProblemSummary problems={isRefused ? [form.message] : problems} />
        <Fields ref={fields} inert={busy}>
          <PhotoInput field={photo} error={photo.error?.message ?? errors.photo} locked={busy} />
          <SamePhoto field={photo} />
          <SmallText>
            When you choose a photo, short codes made from it are sent to find the same picture,
            before you press Share.
          </SmallText>
          <PersonFields form={form} />
        </Fields>
        {alreadyShared && <AlreadySharedNote stored={alreadyShared} />}
        {error && <ErrorPanel text={error.message} />}
        {waiting && <WaitingNote onStop={stopWaiting} />}
        {firstStatus === 'pending' && (
          <p>An admin looks at your share before other members can see it.</p>
        )}
        <p>
          {form.values.showsName
            ? 'Others see your username, what you share and when. All of it can be linked to each other.'
            : 'Others see what you share and when. All of it can be linked to each other.'}
        </p>
        <WriteGate kind="share">
          <SharedAs>
            <ToneMark tone={form.values.tone} />
            You share this as {toneLabels[form.values.tone]}.
          </SharedAs>
          <Button ref={button} type="submit" variant="primary" wide busy={busy || photo.reading}>
            {busy ? 'Sharing…' : 'Share'}
          </Button>
        </WriteGate>
      </Form>
    </>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-6);
`

/** The tone has a preset, so who forgot to choose reads it here. */
const SharedAs = styled.p`
  display: flex;
  align-items: center;
  gap: var(--gl-space-2);
`

/** Not a fieldset: Chromium leaves out the content of a fieldset in another one. */
const Fields = styled.div`
  display: contents;
`
