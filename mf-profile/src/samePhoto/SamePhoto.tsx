import type { Report } from '@greenlight/domain/report'
import { monthText } from '@greenlight/domain/when'
import { paths } from '@greenlight/kit/contract/paths'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { currentConfig, Link, useLoad } from '@greenlight/runtime'
import Images from 'lucide-react/icons/images'
import { useState } from 'react'
import styled from 'styled-components'
import { findSamePhoto, type SamePhotos } from './findSamePhoto.ts'

/** A button that looks for other profiles with the same picture, and what it found. Nothing is looked up before. */
export function SamePhoto({ report }: { report: Report }) {
  const [isAsked, setIsAsked] = useState(false)
  const { data, error, loading, retry } = useLoad(
    isAsked ? ['profile', 'samePhoto', report.id] : null,
    () => findSamePhoto(report),
    failure('kit/photo-search-failed'),
  )
  const searching = isAsked && loading
  return (
    <Root>
      {!data && (
        <Line>
          <Button variant="quiet" size="small" busy={searching} onClick={() => setIsAsked(true)}>
            {!searching && <Images aria-hidden />}
            Look for this photo in other profiles
          </Button>
        </Line>
      )}
      <p role="status">{data ? samePhotoText(data, currentConfig().galleryNames) : ''}</p>
      {error && <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />}
      {data && data.others.length > 0 && (
        <ul>
          {data.others.map(({ id, createdAt }, index) => (
            <li key={id}>
              <Link to={paths.profile(id)}>
                {data.others.length === 1 ? 'Open the other profile' : `Open profile ${index + 1}`}
                {createdAt && `, shared in ${monthText(createdAt)}`}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}

/** In line with the text: a quiet button has room at its sides. */
const Line = styled.div`
  margin-inline-start: calc(-1 * var(--gl-space-3));
`

const Root = styled.div`
  display: grid;
  gap: var(--gl-space-2);
  font-size: var(--gl-text-sm);

  & > p:empty {
    position: absolute;
  }
`

/** The answer in a sentence. `hasKeys`: false while old profiles cannot be found by their photo. */
export function samePhotoText({ others, complete }: SamePhotos, hasKeys: boolean): string {
  const old = hasKeys ? '' : ' Profiles shared long ago are not found by photo.'
  const rest = complete ? '' : ' Not all profiles that look similar were compared.'
  if (others.length > 0) {
    const where = others.length === 1 ? 'another profile' : `${others.length} other profiles`
    return `The same picture is in ${where}. Pictures are often stolen; it need not be the same person.${rest}${old}`
  }
  if (complete)
    return `No other public profile has this picture, among all profiles that look similar.${old}`
  return `No other profile has this picture among those that were compared.${rest}${old}`
}
