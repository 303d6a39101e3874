import { Button } from '@greenlight/kit/ui/Button'
import { FieldGroup } from '@greenlight/kit/ui/FieldGroup'
import ImagePlus from 'lucide-react/icons/image-plus'
import { lazy, Suspense, useRef, type ChangeEvent } from 'react'
import styled from 'styled-components'
import { loadPhotoCrop } from './loadPhotoCrop.ts'
import { useDroppedPhoto } from './useDroppedPhoto.ts'
import type { PhotoField } from './usePhoto.ts'

/** Loaded by the time that there is a photo to crop. */
const PhotoCrop = lazy(loadPhotoCrop)

type Props = { field: PhotoField; error: string | null }

/** The photo of the form: chosen by the button, dropped or pasted anywhere on the page, then cropped. */
export function PhotoInput({ field, error }: Props) {
  const { photo, reading, choose, changeCrop, remove } = field
  const input = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLButtonElement>(null)
  const dragging = useDroppedPhoto((file) => void choose(file))

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    if (file) void choose(file)
    target.value = '' // so that the same file can be picked again
  }
  function removePhoto(): void {
    remove()
    chooser.current?.focus() // the button that had the focus goes with the photo
  }
  return (
    <FieldGroup role="group" legend="Photo" error={error}>
      <input ref={input} type="file" accept="image/*" hidden onChange={pick} />
      {photo ? (
        <Suspense>
          <PhotoCrop url={photo.url} crop={photo.crop} onChange={changeCrop} />
        </Suspense>
      ) : (
        <DropZone $over={dragging}>
          <ImagePlus aria-hidden size={40} strokeWidth={1.25} />
          Drop or paste a photo here
        </DropZone>
      )}
      <Buttons>
        <Button
          ref={chooser}
          busy={reading}
          data-invalid={error ? '' : undefined}
          onClick={() => input.current?.click()}
        >
          {photo ? 'Choose another' : 'Choose a photo'}
        </Button>
        {photo && (
          <Button variant="quiet" onClick={removePhoto}>
            Remove
          </Button>
        )}
      </Buttons>
    </FieldGroup>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);
`

const DropZone = styled.div<{ $over: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--gl-space-2);
  max-width: 20rem;
  min-height: 12rem;
  padding: var(--gl-space-4);
  border: 2px dashed ${({ $over }) => ($over ? 'var(--gl-green-text)' : 'var(--gl-control)')};
  border-radius: var(--gl-radius-m);
  background: ${({ $over }) => ($over ? 'var(--gl-green-soft)' : 'var(--gl-sunken)')};
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
