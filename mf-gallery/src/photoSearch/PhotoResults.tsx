import { flagTargetPath } from '@greenlight/domain/flag'
import { useFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { currentConfig, type LoadedData } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { CardGrid } from '../cards/Card.tsx'
import { ProfileCard } from '../cards/ProfileCard.tsx'
import { photoAnswer } from './photoAnswer.ts'
import type { PhotoSearchResult } from './usePhotoSearch.ts'

/** What the search found, in a sentence and as cards; or that it runs, or failed. */
export function PhotoResults({ data, error, loading, retry }: LoadedData<PhotoSearchResult>) {
  const [now] = useState(() => new Date())
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
            <li key={report.id}>
              <ProfileCard report={report} miles={null} now={now} />
            </li>
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
