import { SmallText, VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldGroup } from '@greenlight/kit/ui/form/Field'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { LARGE_TEXT } from '@greenlight/kit/ui/theme/scale'
import { announce } from '@greenlight/runtime'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, useEffect, useRef } from 'react'
import styled, { css } from 'styled-components'
import { useDroppedPhoto } from '../../photoFile/PhotoDropZone.tsx'
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
          {isChosen && <PhotoCrop url={photo.url} crop={photo.crop} onChange={changeCrop} />}
          <Chooser $empty={!isChosen} $over={dragging}>
            {!isChosen && <ImagePlus aria-hidden size={32} strokeWidth={1.25} />}
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
                <Wide>Or drop or paste one here. </Wide>
                Short codes of it are sent at once, to find copies.
              </SmallText>
            )}
          </Chooser>
          <VisuallyHidden role="status">{isChosen && 'Photo chosen.'}</VisuallyHidden>
        </>
      )}
    </FieldGroup>
  )
}

/** Without a photo, the area for drops. On a phone and a tablet it is one row. */
const Chooser = styled.div<{ $empty: boolean; $over: boolean }>`
  ${({ $empty, $over }) =>
    $empty &&
    css`
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: var(--gl-space-3);
      padding: var(--gl-space-2);
      border: 2px dashed ${$over ? 'var(--gl-green-text)' : 'var(--gl-control)'};
      border-radius: var(--gl-radius-m);
      background: ${$over ? 'var(--gl-green-soft)' : 'var(--gl-sunken)'};
      color: var(--gl-ink-soft);

      & > svg {
        display: none;
      }
      & > p {
        font-size: var(--gl-text-xs);
        line-height: 1.35;
      }
      @media ${LARGE_TEXT} {
        grid-template-columns: minmax(0, 1fr);
      }
      @media (min-width: 62rem) {
        grid-template-columns: minmax(0, 1fr);
        justify-items: center;
        padding: var(--gl-space-6) var(--gl-space-4);
        text-align: center;

        & > svg {
          display: block;
        }
      }
    `}
`

/** Phones have nothing to drop. */
const Wide = styled.span`
  @media (max-width: 41.99rem) {
    display: none;
  }
`
