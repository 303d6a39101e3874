import type { Report } from '@greenlight/domain/report'
import { failure } from '@greenlight/kit/errors'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldError } from '@greenlight/kit/ui/form/Field'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { type LoadedData, useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { ShortcutKey } from '../queue/shortcuts.tsx'
import { getFullPhotoOfAnySize, getPreviewOfAnySize, type StoredPhoto } from './photos.ts'
import { blurredStyle, usePhotoVeil, type VeilState } from './veil.ts'

type Props = { report: Pick<Report, 'id' | 'name' | 'photoUrl'> }

/**
 * The preview of the gallery beside the full photo of the profile page, because a harmless preview can
 * belong to a different photo. Only the selected profile downloads its full photo.
 */
export function ReportPhoto({ report: { id, name, photoUrl } }: Props) {
  const full = useLoad(
    ['admin', 'anyPhoto', id],
    () => getFullPhotoOfAnySize(id),
    failure('kit/photo-load-failed'),
  )
  const hidden = useLoad(
    photoUrl === null ? ['admin', 'anyPreview', id] : null,
    () => getPreviewOfAnySize(id),
    failure('kit/photo-load-failed'),
  )
  const preview = photoUrl === null ? hidden : { data: { url: photoUrl, isLarge: false } }
  // An older report has a preview only, so that one is large.
  const hasFull = full.data !== null
  const { state, show } = usePhotoVeil()
  return (
    <div>
      <Pair $swapped={!hasFull} $veil={state}>
        <Picture label="Full photo" alt={`Full photo of ${name}`} photo={full} enlarges />
        <Picture label="Preview" alt={`Photo of ${name}`} photo={preview} />
      </Pair>
      {state === 'hidden' && (
        <Button size="small" onClick={show}>
          Show photo
          <ShortcutKey>V</ShortcutKey>
        </Button>
      )}
    </div>
  )
}

type PictureProps = {
  label: string
  alt: string
  photo: Pick<LoadedData<StoredPhoto | null>, 'data'> & Partial<LoadedData<StoredPhoto | null>>
  enlarges?: boolean
}

/** One stored picture. A very large one is shown when the admin asks for it. */
function Picture({ label, alt, photo, enlarges = false }: PictureProps) {
  const [shownAnyway, setShownAnyway] = useState(false)
  const [enlarged, setEnlarged] = useState(false)
  const close = () => setEnlarged(false)
  const isClear = usePhotoVeil().state === 'shown'
  const { data, error, loading = false, retry } = photo
  const isHidden = data?.isLarge === true && !shownAnyway
  const image = <Photo src={isHidden ? null : data?.url} alt={alt} eager anySize={shownAnyway} />
  return (
    <Figure>
      <figcaption>{label}</figcaption>
      <Frame>{data === undefined && !error ? <Skeleton $height="8rem" /> : image}</Frame>
      {error && (
        <>
          <FieldError role="alert">{error.message}</FieldError>
          <Button size="small" busy={loading} onClick={() => retry?.()}>
            Retry
          </Button>
        </>
      )}
      {data === null && (
        <SmallText>{enlarges ? 'None: the preview is all there is.' : 'None.'}</SmallText>
      )}
      {isHidden && (
        <>
          <SmallText>A very large picture. It may slow this page down.</SmallText>
          <Button
            size="small"
            aria-label={`Show anyway: ${label}`}
            onClick={() => setShownAnyway(true)}
          >
            Show anyway
          </Button>
        </>
      )}
      {enlarges && data && !isHidden && isClear && (
        <Button size="small" variant="quiet" onClick={() => setEnlarged(true)}>
          Enlarge photo
        </Button>
      )}
      {enlarged && (
        <Dialog
          wide
          label={alt}
          onClose={close}
          actions={
            <Button autoFocus onClick={close}>
              Close
            </Button>
          }
        >
          {image}
        </Dialog>
      )}
    </Figure>
  )
}

/** The full photo first, and the preview small beside it. */
const Pair = styled.div<{ $swapped: boolean; $veil: VeilState }>`
  display: grid;
  max-width: ${({ $veil }) => $veil === 'hidden' && '12rem'};
  grid-template-columns: ${({ $swapped }) =>
    $swapped ? '4.5rem minmax(0, 1fr)' : 'minmax(0, 1fr) 4.5rem'};
  align-items: start;
  gap: var(--gl-space-2);

  & img {
    ${({ $veil }) => $veil !== 'shown' && blurredStyle}
  }

  /* On a phone, the text must be in view, too. */
  @media (max-width: 39.99rem) {
    max-width: ${({ $veil }) => ($veil === 'hidden' ? '9rem' : '14rem')};
  }
`

const Figure = styled.figure`
  display: grid;
  justify-items: start;
  gap: var(--gl-space-1);

  & > figcaption {
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
    font-weight: 600;
  }
`

const Frame = styled.div`
  width: 100%;
  border-radius: var(--gl-radius-m);
  overflow: clip;
`
