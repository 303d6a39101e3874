import { flagTargetPath } from '@greenlight/domain/flag'
import type { Report } from '@greenlight/domain/report'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import type { FoundPhotos } from '@greenlight/kit/photo/findPhoto'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { CardGrid, Cell } from '@greenlight/kit/ui/layout/CardGrid'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { currentConfig, type LoadedData } from '@greenlight/runtime'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ChangeEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { joinedTexts } from '../answer/answerText.ts'
import { ProfileCard, sharedAgo } from '../cards/ProfileCard.tsx'
import { PhotoDropZone, useDroppedPhoto } from '../photoFile/PhotoDropZone.tsx'
import type { LastPhoto } from './lastPhoto.ts'
import { usePhotoSearch } from './usePhotoSearch.ts'

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
        <PhotoResults isChosen={chosen !== null} result={result} />
        <SmallText>
          Finds this very photo, also resized, cropped or mirrored. Other photos of the same person
          are not found. Only short codes made from the photo are sent to compare.
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

/** What the search found, in a sentence and as cards; or that it runs, or failed. Nothing while no photo is chosen. */
function PhotoResults({
  isChosen,
  result,
}: {
  isChosen: boolean
  result: LoadedData<FoundPhotos>
}) {
  const { data, error, loading, retry } = result
  const now = useNow()
  const [flagged] = useFlaggedPaths()
  // Of one answer only: another photo begins folded.
  const [unfolded, setUnfolded] = useState<FoundPhotos | null>(null)
  const found = isChosen && !error && flagged ? data : undefined
  const paths = new Set(flagged)
  const isMine = ({ id }: Report) => paths.has(flagTargetPath({ kind: 'report', reportId: id }))
  const mine = found?.reports.filter(isMine) ?? []
  const reports = found?.reports.filter((report) => !isMine(report)) ?? []
  const showsMine = found !== undefined && unfolded === found
  const running = isChosen && !error && !found
  return (
    <>
      <Answer role="status">{found ? photoText(found, reports.length, mine.length) : ''}</Answer>
      {running && <Answer aria-hidden>Searching…</Answer>}
      {isChosen && error && <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />}
      {found && mine.length > 0 && (
        <ButtonRow>
          <Button
            size="small"
            aria-expanded={showsMine}
            onClick={() => setUnfolded(showsMine ? null : found)}
          >
            {mine.length} hidden by you. {showsMine ? 'Hide' : 'Show'}
          </Button>
        </ButtonRow>
      )}
      {showsMine && (
        <>
          <p>{mine.length === 1 ? 'You reported this profile.' : 'You reported these profiles.'}</p>
          <Cards reports={mine} now={now} />
        </>
      )}
      {reports.length > 0 && <Cards reports={reports} now={now} />}
      {found?.reports.length === 0 && <p>Try the original photo, or search by name and place.</p>}
    </>
  )
}

function Cards({ reports, now }: { reports: readonly Report[]; now: Date }) {
  return (
    <CardGrid>
      {reports.map((report) => (
        <Cell key={report.id}>
          <ProfileCard report={report} miles={null} {...sharedAgo(report, now)} />
        </Cell>
      ))}
    </CardGrid>
  )
}

const Answer = styled.p`
  font-weight: 600;
`

type Found = Pick<FoundPhotos, 'mirrored' | 'complete'>

/**
 * The answer of a photo search. `shown`: found profiles that the member has not flagged; `mine`: those that
 * the member has.
 */
export function photoAnswer({ mirrored, complete }: Found, shown: number, mine: number): string {
  const photo = mirrored ? 'this photo as its mirror image' : 'this photo'
  const rest = complete ? '' : 'Not all that look similar were compared.'
  const hidden = mine > 0 ? `${mine} hidden by you` : ''
  if (shown > 0) {
    const found = shown === 1 ? `1 profile has ${photo}` : `${shown} profiles have ${photo}`
    return joinedTexts([found, rest, hidden])
  }
  if (mine > 0) return joinedTexts([`No other profile has ${photo}`, rest, hidden])
  if (complete) return 'No public profile has this photo, among all profiles that look similar.'
  return `No profile has this photo among those that were compared. ${rest}`
}

function photoText(found: FoundPhotos, shown: number, mine: number): string {
  const old = currentConfig().galleryNames ? '' : 'Profiles shared long ago are not found by photo.'
  return joinedTexts([photoAnswer(found, shown, mine), old])
}
