import type { Report } from '@greenlight/kit/domain/report'
import { Photo } from '@greenlight/kit/ui/Photo'
import styled from 'styled-components'
import { RowText } from '../queue/QueueRow.tsx'
import { TimeAgo } from '../shown/TimeAgo.tsx'

/** A waiting profile in the list. */
export function PendingRow({ report }: { report: Report }) {
  const { name, age, photoUrl, flagCount, createdAt } = report
  return (
    <>
      <Thumb>
        <Photo src={photoUrl} alt="" />
      </Thumb>
      <RowText>
        <span>
          <bdi>{name}</bdi>
          {age !== null && `, ${age}`}
        </span>
        <small>
          <TimeAgo date={createdAt} />
          {flagCount > 0 && ` · ${flagCount} ${flagCount === 1 ? 'flag' : 'flags'}`}
        </small>
      </RowText>
    </>
  )
}

const Thumb = styled.span`
  flex: none;
  width: 3rem;
  border-radius: var(--gl-radius-s);
  overflow: clip;
`
