import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { type ErrorCode, errorText, Link, startLoad, useLoad } from '@greenlight/runtime'
import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { PersonFields } from './share/form/PersonFields.tsx'
import { EarlierNote, ProblemSummary, SharedNote, WaitingNote } from './share/form/ShareStatus.tsx'
import { PhotoInput } from './share/photo/PhotoInput.tsx'
import { SamePhoto } from './share/photo/SamePhoto.tsx'
import { useShareDraft } from './share/form/shareForm.ts'
import { usePhoto } from './share/photo/usePhoto.ts'
import { getFirstStatus } from './share/form/createReport.ts'
import { useShare } from './share/form/useShare.ts'

/** Moves the focus to the first control that is marked as wrong; of a radio group, to its first option. */
function focusFirstBad(form: HTMLFormElement): void {
  const bad = form.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')
  const option = bad?.querySelector('input')
  ;(option ?? bad)?.focus({ preventScroll: true })
  // With its label, and what is above the first field.
  const field = bad?.closest('fieldset') ?? bad
  field?.scrollIntoView({ block: 'center' })
}

const FIRST_STATUS = ['firstStatus']

/** @public called by the remote's `prepare` */
export function start(): void {
  startLoad(FIRST_STATUS, getFirstStatus)
}

/** Shares a profile. The form survives a reload and a failed save. */
export default function SharePage() {
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
  const firstStatus = useLoad(FIRST_STATUS, getFirstStatus, 'share-failed')
  const errorOf = (...codes: ErrorCode[]) => {
    const code = problems.find((each) => codes.includes(each))
    return code ? errorText(code) : null
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
    <Sheet $width="text">
      <header>
        <PageTitle>Share a profile</PageTitle>
        <Lead>
          Honest, respectful words about someone you chatted with.{' '}
          <Link to={paths.myShares()}>See my shares</Link>
        </Lead>
      </header>
      {shared && <SharedNote shared={shared} />}
      <Form ref={element} noValidate onSubmit={(event) => void submit(event)}>
        <ProblemSummary problems={problems} />
        <Fields ref={fields} inert={sharing}>
          <PhotoInput
            field={photo}
            error={photo.error?.message ?? errorOf('share-photo')}
            locked={sharing}
          />
          <SamePhoto field={photo} />
          <PersonFields form={draft.form} onEdit={draft.edit} errorOf={errorOf} />
        </Fields>
        {earlier && <EarlierNote earlier={earlier} />}
        {error && <ErrorPanel text={error.message} />}
        {waiting && <WaitingNote onStop={stopWaiting} />}
        {firstStatus.data === 'pending' && (
          <p>An admin looks at your share before other members can see it.</p>
        )}
        <WriteGate kind="share">
          <Button ref={button} type="submit" variant="primary" wide busy={sharing || photo.reading}>
            {sharing ? 'Sharing…' : 'Share'}
          </Button>
        </WriteGate>
      </Form>
    </Sheet>
  )
}

/** The crop's frame is wider than the narrowest screens with a scroll bar. */
const Sheet = styled(Page)`
  overflow-x: clip;
`

const Lead = styled.p`
  margin-block-start: var(--gl-space-1);
  color: var(--gl-ink-soft);
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-6);
`

/** Not a fieldset: Chromium leaves out the content of a fieldset in another one. */
const Fields = styled.div`
  display: contents;
`
