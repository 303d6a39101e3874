import { paths } from '@greenlight/kit/contract/paths'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import { SmallText, VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link } from '@greenlight/runtime'
import { useId } from 'react'
import styled from 'styled-components'
import { statusLabels } from '../reports/ReportFacts.tsx'
import { blurredStyle, usePhotoVeil } from '../reports/veil.ts'
import type { useSamePhoto } from './useSamePhoto.ts'

/** The other profiles with the same photo, to be selected for the same decision or to return to the queue. Nothing if there are none. */
export function SamePhotoList({ same }: { same: ReturnType<typeof useSamePhoto> }) {
  const { others, error, loading, retry, maySelect, isSelected, select } = same
  const id = useId()
  const blurred = usePhotoVeil().state !== 'shown'
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!others || others.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>The same photo</h3>
      <SmallText>
        {same.decides && 'Take down, reject and delete apply to what is selected, too. '}
        {same.returns &&
          'If you grant the appeal, what is selected and taken down waits in Pending again, each to be decided by itself. '}
        Pictures are often stolen: it need not be the same person.
      </SmallText>
      <List role="list">
        {others.map((other) => {
          const { report, identical } = other
          return (
            <li key={report.id}>
              <Choice>
                <input
                  type="checkbox"
                  checked={isSelected(other)}
                  disabled={!maySelect(other)}
                  onChange={(event) => select(report.id, event.target.checked)}
                />
                <VisuallyHidden>Also {report.name}</VisuallyHidden>
                <Thumb $blurred={blurred}>
                  <Photo src={report.photoUrl} alt="" />
                </Thumb>
              </Choice>
              <div>
                <Link to={paths.profile(report.id)}>
                  <bdi>{report.name}</bdi>
                  {report.age !== null && `, ${report.age}`}
                </Link>
                <SmallText>
                  {statusLabels[report.status]} ·{' '}
                  {identical ? 'identical picture' : 'similar picture'}
                </SmallText>
              </div>
            </li>
          )
        })}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: var(--gl-space-2);
  margin-block-start: var(--gl-space-2);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--gl-space-3);
    min-width: 0;
  }
  & > li > div {
    min-width: 0;
  }
`

const Choice = styled.label`
  position: relative; /* around its hidden text */
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--gl-space-2);

  & > input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--gl-ink);
  }
`

const Thumb = styled.span<{ $blurred: boolean }>`
  width: 3.5rem;
  border-radius: var(--gl-radius-s);
  overflow: clip;

  & img {
    ${({ $blurred }) => $blurred && blurredStyle}
  }
`
