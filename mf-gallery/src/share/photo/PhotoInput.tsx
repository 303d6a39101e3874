import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldGroup } from '@greenlight/kit/ui/form/Field'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { type ChangeEvent, useRef } from 'react'
import { PhotoDropZone, useDroppedPhoto } from '../../photoFile/PhotoDropZone.tsx'
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
    <FieldGroup role="group" legend="Photo" error={error}>
      {(errorId) => (
        <>
          <input ref={input} type="file" accept="image/*" hidden onChange={pick} />
          {photo && PhotoCrop ? (
            <PhotoCrop url={photo.url} crop={photo.crop} onChange={changeCrop} />
          ) : (
            <PhotoDropZone over={dragging} />
          )}
          <VisuallyHidden role="status">{photo && PhotoCrop && 'Photo chosen.'}</VisuallyHidden>
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
        </>
      )}
    </FieldGroup>
  )
}
