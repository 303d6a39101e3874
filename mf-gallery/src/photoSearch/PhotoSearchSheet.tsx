import { flagTargetPath } from '@greenlight/domain/flag'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { currentConfig, type LoadedData } from '@greenlight/runtime'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ChangeEvent, useRef } from 'react'
import styled from 'styled-components'
import { CardGrid, Cell } from '../cards/Card.tsx'
import { ProfileCard, sharedAgo } from '../cards/ProfileCard.tsx'
import { countText } from '../counts/countText.ts'
import { PhotoDropZone, useDroppedPhoto } from '../photoFile/PhotoDropZone.tsx'
import type { LastPhoto } from './lastPhoto.ts'
import { type PhotoSearchResult, usePhotoSearch } from './usePhotoSearch.ts'

/**
 * Chooses a picture and shows the profiles that have it.
 * @public used through importWithRetry
 */
export function PhotoSearchSheet({ last, onClose }: { last: LastPhoto; onClose: () => void }) {
  const { chosen, reading, unreadable, choose, result } = usePhotoSearch(last)
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
        <SmallText>
          Finds this very photo, also resized, cropped or mirrored. Other photos of the same person
          are not found. Only short codes made from the photo are compared.
        </SmallText>
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

/** What the search found, in a sentence and as cards; or that it runs, or failed. */
function PhotoResults({ data, error, loading, retry }: LoadedData<PhotoSearchResult>) {
  const now = useNow()
  const [flagged] = useFlaggedPaths()
  if (error) return <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />
  const hidden = new Set(flagged)
  const reports = data?.reports.filter(
    ({ id }) => !hidden.has(flagTargetPath({ kind: 'report', reportId: id })),
  )
  return (
    <>
      <Answer role="status">
        {data && reports && flagged ? photoAnswer(data, reports.length) : 'Searching…'}
        {!currentConfig().galleryNames && ' Profiles shared long ago are not found by photo.'}
      </Answer>
      {flagged && reports && reports.length > 0 && (
        <CardGrid>
          {reports.map((report) => (
            <Cell key={report.id}>
              <ProfileCard report={report} miles={null} {...sharedAgo(report, now)} />
            </Cell>
          ))}
        </CardGrid>
      )}
      {reports?.length === 0 && <p>Try the original photo, or search by name and place.</p>}
    </>
  )
}

const Answer = styled.p`
  font-weight: 600;
`

/** The sentence above the results of a photo search. `shown`: found profiles that the member has not flagged. */
export function photoAnswer(
  { mirrored, complete, total }: Omit<PhotoSearchResult, 'reports'>,
  shown: number,
): string {
  const photo = mirrored ? 'this photo as its mirror image' : 'this photo'
  if (shown > 0) return shown === 1 ? `1 profile has ${photo}` : `${shown} profiles have ${photo}`
  if (!complete) return 'No profile with this photo among the first that were compared.'
  if (total === null) return 'No other profile has this photo.'
  return `No profile among ${countText(total)} has this photo.`
}
