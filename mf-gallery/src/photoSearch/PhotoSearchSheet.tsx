import { Button } from '@greenlight/kit/ui/form/Button'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ChangeEvent, useRef } from 'react'
import styled from 'styled-components'
import { PhotoDropZone } from '../share/photo/PhotoDropZone.tsx'
import { useDroppedPhoto } from '../share/photo/useDroppedPhoto.ts'
import { PhotoResults } from './PhotoResults.tsx'
import { usePhotoSearch } from './usePhotoSearch.ts'

/**
 * Chooses a picture and shows the profiles that have it.
 * @public used through importWithRetry
 */
export function PhotoSearchSheet({ onClose }: { onClose: () => void }) {
  const { chosen, reading, unreadable, choose, result } = usePhotoSearch()
  const input = useRef<HTMLInputElement>(null)
  const dragging = useDroppedPhoto((file) => void choose(file))

  function pick({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    if (file) void choose(file)
    target.value = '' // so that the same file can be picked again
  }
  return (
    <Dialog
      title="Search by photo"
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Content>
        <Private>
          <ShieldCheck aria-hidden size={20} />
          <span>Your photo stays on this device</span>
        </Private>
        <input ref={input} type="file" accept="image/*" hidden onChange={pick} />
        <Picture $small={chosen !== null}>
          {chosen ? (
            <img src={chosen.url} alt="The one you search for" />
          ) : (
            <PhotoDropZone over={dragging} />
          )}
          <Button
            autoFocus
            variant={chosen ? 'secondary' : 'primary'}
            busy={reading}
            onClick={() => input.current?.click()}
          >
            {chosen ? 'Choose another' : 'Choose a photo'}
          </Button>
        </Picture>
        {unreadable && <ErrorPanel text={unreadable.message} />}
        {chosen && <PhotoResults {...result} />}
        <Hint>
          Finds this very photo, also resized, cropped or mirrored. Other photos of the same person
          are not found. Only short codes made from the photo are compared.
        </Hint>
      </Content>
    </Dialog>
  )
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

const Private = styled.p`
  display: flex;
  align-items: center;
  gap: var(--gl-space-2);
  font-weight: 600;

  & > svg {
    flex: none;
    color: var(--gl-green-text);
  }
`

const Picture = styled.div<{ $small: boolean }>`
  display: flex;
  flex-direction: ${({ $small }) => ($small ? 'row' : 'column')};
  flex-wrap: wrap;
  align-items: ${({ $small }) => ($small ? 'center' : 'stretch')};
  gap: var(--gl-space-3);

  & > div {
    max-width: none;
  }
  & > img {
    width: 6rem;
    height: 6rem;
    border-radius: var(--gl-radius-m);
    background: var(--gl-sunken);
    object-fit: contain;
  }
`

const Hint = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
