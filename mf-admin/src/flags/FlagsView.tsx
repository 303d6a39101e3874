import { watchFlags } from '@greenlight/kit/data/admin/watchFlags'
import { useMemo } from 'react'
import { Failure } from '../live/Failure.tsx'
import { useLive } from '../live/useLive.ts'
import { QueueSkeleton } from '../queue/QueueSkeleton.tsx'
import { QueueView } from '../queue/QueueView.tsx'
import { FlagReview } from './FlagReview.tsx'
import { FlagRow } from './FlagRow.tsx'
import { groupFlags } from './groupFlags.ts'
import { targetNames } from './targetNames.ts'

/** Open flags, live, by what they are on; what was flagged first comes first. */
export function FlagsView() {
  const { data, error, retry } = useLive(watchFlags)
  const groups = useMemo(() => data && groupFlags(data), [data])
  if (error) return <Failure error={error} onRetry={retry} />
  if (!groups) return <QueueSkeleton label="Loading flags" />
  return (
    <QueueView
      items={groups}
      label="Flagged"
      nameOf={({ target }) => `Flagged ${targetNames[target.kind].toLowerCase()}`}
      row={(group) => <FlagRow group={group} />}
      detail={(group, inQueue) => <FlagReview group={group} inQueue={inQueue} />}
      empty={{
        title: 'No open flags',
        text: 'What members flag shows up here by itself.',
      }}
    />
  )
}
