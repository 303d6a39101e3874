import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useMemo } from 'react'
import { useLiveList } from '../lists/useLiveList.ts'
import { RowText } from '../queue/QueueRow.tsx'
import { QueueSkeleton, QueueView } from '../queue/QueueView.tsx'
import { useOnCountChange } from '../queue/useOnCountChange.ts'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { RevisionReview } from './RevisionReview.tsx'
import { watchRevisions } from './revisions.ts'
import { SeveralRevisions } from './SeveralRevisions.tsx'

/** Other notes that owners propose for their shares, live, the oldest first. */
export function RevisionsView({ onChange }: { onChange: () => void }) {
  const { data, error, retry } = useLiveList('revisions', watchRevisions)
  const items = useMemo(
    // Other words are another item: nobody decides on words that they have not read.
    () =>
      data?.map((revision) => ({
        key: `${revision.reportId} ${revision.at?.getTime() ?? ''}`,
        revision,
      })),
    [data],
  )
  useOnCountChange(items?.length, onChange)
  if (error) return <ErrorPanel text={error.message} onRetry={retry} />
  if (!items) return <QueueSkeleton label="Loading revisions" />
  return (
    <QueueView
      items={items}
      label="Waiting revisions"
      itemName={() => 'Waiting revision'}
      targetOf={({ revision }) => `revisions/${revision.reportId}`}
      several={{
        canSelect: () => true,
        render: (selected, controls) => <SeveralRevisions selected={selected} {...controls} />,
      }}
      renderRow={({ revision }) => (
        <RowText>
          <span>Other notes</span>
          <bdi>{revision.notes || 'No notes'}</bdi>
          <small>
            <TimeAgo date={revision.at} />
          </small>
        </RowText>
      )}
      renderDetail={({ revision }, { decidedByOther, onDecided, showNext }) => (
        <RevisionReview
          revision={revision}
          onDecided={onDecided}
          otherDecision={
            decidedByOther ? { targetPath: `revisions/${revision.reportId}`, showNext } : null
          }
        />
      )}
      empty={{
        title: 'No revisions',
        text: 'Other notes that members propose for their shares show up by themselves.',
      }}
    />
  )
}
