import type { Report } from '@greenlight/domain/report'
import { paths } from '@greenlight/kit/contract/paths'
import { failure } from '@greenlight/kit/errors'
import { importWithRetry, Link, useLoad, useSession } from '@greenlight/runtime'
import Images from 'lucide-react/icons/images'
import styled from 'styled-components'
import type { PhotoField } from './usePhoto.ts'

const importFindPhoto = importWithRetry(() => import('@greenlight/kit/photo/findPhoto'))
const importPreviews = importWithRetry(() => import('@greenlight/kit/photo/readPreviews'))

/**
 * Shows that a profile with the chosen photo exists, and where to add an experience instead. Sharing stays
 * possible. Shows nothing while that is unknown.
 */
export function SamePhoto({ field }: { field: PhotoField }) {
  const { photo, readPixels, reading, error } = field
  const find = async () => {
    const { findPhoto } = await importFindPhoto()
    const { withPreviews } = await importPreviews()
    const pixels = await readPixels()
    return (await withPreviews((readPreview) => findPhoto(pixels, readPreview))).reports
  }
  const { data } = useLoad(
    photo && ['gallery', 'samePhoto', photo.url],
    find,
    failure('kit/photo-search-failed'),
  )
  // Beside the error of another file, it would be read as the answer about that file.
  const [report] = (photo && !reading && !error && data) || []
  return <Status role="status">{report && <Note report={report} />}</Status>
}

/** While it is empty, it must not be a row of the form, which would have a second gap there. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`

function Note({ report: { id, name, ownerUid } }: { report: Report }) {
  const isMine = useSession(({ user }) => user?.uid === ownerUid)
  return (
    <Root>
      <Images aria-hidden size={22} />
      <p>
        <strong>A profile with this photo exists.</strong>{' '}
        <Link to={paths.profile(id)}>
          {isMine ? 'It is your share of ' : 'Add your experience to '}
          <bdi>{name}</bdi>
          {!isMine && ' instead'}
        </Link>
      </p>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  gap: var(--gl-space-3);
  padding: var(--gl-space-4);
  border-radius: var(--gl-radius-m);
  background: var(--gl-tint-3);

  & > svg {
    flex: none;
  }
  /* The green of links is too light on this ground. */
  & a {
    color: inherit;
  }
`
