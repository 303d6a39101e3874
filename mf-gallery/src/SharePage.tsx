import { paths } from '@greenlight/kit/contract/paths'
import type { ErrorCode } from '@greenlight/kit/domain/errors'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { Link } from '@greenlight/runtime'
import { useEffect, useRef, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { focusFirstBad } from './share/focusFirstBad.ts'
import { PersonFields } from './share/PersonFields.tsx'
import { PhotoInput } from './share/PhotoInput.tsx'
import { usePhoto } from './share/usePhoto.ts'
import { useShare } from './share/useShare.ts'
import { useShareDraft } from './share/useShareDraft.ts'

/** Shares a profile. The form survives a reload and a failed save. */
export default function SharePage() {
  const element = useRef<HTMLFormElement>(null)
  const draft = useShareDraft()
  const photo = usePhoto()
  const { share, sharing, error } = useShare(draft, photo)
  const errorOf = (...codes: ErrorCode[]) =>
    error && codes.includes(error.code) ? error.message : null
  const saveError = errorOf('share-signed-out', 'share-failed', 'photo-too-large')

  useEffect(() => {
    if (error && element.current) focusFirstBad(element.current)
  }, [error])

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const outcome = await share()
    // The dialog that asked gives the focus back to its opener first.
    if (outcome === 'edit')
      requestAnimationFrame(() => element.current?.querySelector('textarea')?.focus())
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
      <Form ref={element} noValidate onSubmit={(event) => void submit(event)}>
        <PhotoInput field={photo} error={photo.error?.message ?? errorOf('share-photo')} />
        <PersonFields form={draft.form} onEdit={draft.edit} errorOf={errorOf} />
        {saveError && <ErrorPanel text={saveError} />}
        <Button type="submit" variant="primary" wide busy={sharing}>
          {sharing ? 'Sharing…' : 'Share'}
        </Button>
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
