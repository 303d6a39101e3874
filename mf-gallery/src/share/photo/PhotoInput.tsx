import { SmallText, VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldGroup } from '@greenlight/kit/ui/form/Field'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { announce } from '@greenlight/runtime'
import { type ChangeEvent, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { PhotoDropZone, useDroppedPhoto } from '../../photoFile/PhotoDropZone.tsx'
import { PartTitle } from '../Part.tsx'
import { importPhotoCrop, type PhotoField } from './usePhoto.ts'

type Props = {
  field: PhotoField
  error: string | undefined
  /** True while the photo is sent: no other one can be dropped or pasted then. */
  locked: boolean
}

/** The photo field. A photo can be chosen, or dropped or pasted anywhere on the page, and is then cropped. */
export function PhotoInput({ field, error, locked }: Props) {
  const { photo, reading, choose, changeCrop, remove } = field
  // `usePhoto` downloads it before it shows a photo.
  const { PhotoCrop } = importPhotoCrop.module ?? {}
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const take = (file: File) => {
    if (!locked) void choose(file)
  }
  const dragging = useDroppedPhoto(take)
  const isChosen = photo && PhotoCrop

  // A file may be dropped or pasted while the photo is out of view.
  const refused = field.error
  useEffect(() => {
    if (!refused) return
    chooser.current?.closest('fieldset')?.scrollIntoView({ block: 'nearest' })
    announce(refused.message)
  }, [refused])

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    if (file) take(file)
    target.value = '' // so that the same file can be picked again
  }
  function removePhoto(): void {
    remove()
    chooser.current?.focus() // the focused button disappears with the photo
  }
  return (
    <FieldGroup role="group" legend={<PartTitle as="span">Photo</PartTitle>} error={error}>
      {(errorId) => (
        <>
          <input ref={input} type="file" accept="image/*" hidden onChange={pick} />
          <Layout $chosen={Boolean(isChosen)}>
            {isChosen ? (
              <PhotoCrop url={photo.url} crop={photo.crop} onChange={changeCrop} />
            ) : (
              <PhotoDropZone over={dragging} small />
            )}
            <Side>
              <ButtonRow>
                <Button
                  ref={chooser}
                  busy={reading}
                  aria-describedby={errorId}
                  onClick={() => input.current?.click()}
                >
                  {photo ? 'Choose another' : 'Choose a photo'}
                </Button>
                {photo && (
                  <Button variant="quiet" onClick={removePhoto}>
                    Remove
                  </Button>
                )}
              </ButtonRow>
              {!photo && (
                <SmallText>
                  When you choose a photo, short codes made from it are sent to find the same
                  picture, before you press Share.
                </SmallText>
              )}
            </Side>
          </Layout>
          <VisuallyHidden role="status">{isChosen && 'Photo chosen.'}</VisuallyHidden>
        </>
      )}
    </FieldGroup>
  )
}

/** Without a photo, the small area for drops is beside the button. */
const Layout = styled.div<{ $chosen: boolean }>`
  display: grid;
  grid-template-columns: ${({ $chosen }) =>
    $chosen ? 'minmax(0, 1fr)' : 'minmax(5rem, 7rem) minmax(0, 1fr)'};
  gap: var(--gl-space-3) var(--gl-space-4);
`

const Side = styled.div`
  display: grid;
  align-content: center;
  gap: var(--gl-space-2);

  & > p {
    font-size: var(--gl-text-xs);
    line-height: 1.35;
  }
`
