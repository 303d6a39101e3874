import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { failure, type GalleryErrorCode } from '../errors.ts'
import { useFirstStatus } from './firstStatus.ts'
import { PersonFields } from './PersonFields.tsx'
import { PhotoInput } from './photo/PhotoInput.tsx'
import { SamePhoto } from './photo/SamePhoto.tsx'
import { usePhoto } from './photo/usePhoto.ts'
import { useShareDraft } from './shareForm.ts'
import { AlreadySharedNote, ProblemSummary, SharedNote, WaitingNote } from './ShareStatus.tsx'
import { useShare } from './useShare.ts'

/** Moves the focus to the first control that is marked as wrong; of a radio group, to its first option. */
function focusFirstBad(form: HTMLFormElement): void {
  const bad = form.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')
  const option = bad?.querySelector<HTMLElement>('input:not([hidden]), button')
  ;(option ?? bad)?.focus({ preventScroll: true })
  // With its label, and what is above the first field.
  const field = bad?.closest('fieldset') ?? bad
  field?.scrollIntoView({ block: 'center' })
}

/** Shares a profile. The form survives a reload and a failed save. */
export function ShareForm() {
  const element = useRef<HTMLFormElement>(null)
  const draft = useShareDraft()
  const photo = usePhoto()
  const { share, sharing, waiting, stopWaiting, problems, error, earlier, shared } = useShare(
    draft,
    photo,
  )
  const fields = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // Otherwise the focus would be lost: the fields are inert now.
    if (sharing && fields.current?.contains(document.activeElement)) button.current?.focus()
  }, [sharing])
  const firstStatus = useFirstStatus()
  const errorOf = (...codes: GalleryErrorCode[]) => {
    const code = problems.find((each) => codes.includes(each))
    return code ? failure(code).text : null
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const outcome = await share()
    const form = element.current
    // After the errors are drawn, and after a dialog has given the focus back to its opener.
    requestAnimationFrame(() => {
      if (outcome === 'edit') form?.querySelector('textarea')?.focus()
      if (outcome === 'incomplete' && form) focusFirstBad(form)
    })
  }
  return (
    <>
      {shared && <SharedNote shared={shared} />}
      <Form ref={element} noValidate onSubmit={(event) => void submit(event)}>
        <ProblemSummary problems={problems} />
        <Fields ref={fields} inert={sharing}>
          <PhotoInput
            field={photo}
            error={photo.error?.message ?? errorOf('gallery/share-photo')}
            locked={sharing}
          />
          <SamePhoto field={photo} />
          <PersonFields form={draft.form} onEdit={draft.edit} errorOf={errorOf} />
        </Fields>
        {earlier && <AlreadySharedNote stored={earlier} />}
        {error && <ErrorPanel text={error.message} />}
        {waiting && <WaitingNote onStop={stopWaiting} />}
        {firstStatus === 'pending' && (
          <p>An admin looks at your share before other members can see it.</p>
        )}
        <WriteGate kind="share">
          <Button ref={button} type="submit" variant="primary" wide busy={sharing || photo.reading}>
            {sharing ? 'Sharing…' : 'Share'}
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

/** Not a fieldset: Chromium leaves out the content of a fieldset in another one. */
const Fields = styled.div`
  display: contents;
`
