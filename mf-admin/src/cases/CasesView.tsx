import type { Case } from '@greenlight/domain/case'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useMemo } from 'react'
import { watchOpenCases } from './cases.ts'
import { useOnCountChange } from '../queue/useOnCountChange.ts'
import { QueueSkeleton, QueueView } from '../queue/QueueView.tsx'
import { useLiveList } from '../lists/useLiveList.ts'
import { AppealReview } from './AppealReview.tsx'
import { CaseRow } from './CaseRow.tsx'
import { RequestReview } from './RequestReview.tsx'
import { casesInWorkOrder } from './urgency.ts'

const words = {
  removal: {
    one: 'Open request',
    label: 'Open requests',
    loading: 'Loading requests',
    empty: {
      title: 'No open requests',
      text: 'What people described here ask for shows up by itself.',
    },
  },
  appeal: {
    one: 'Open appeal',
    label: 'Open appeals',
    loading: 'Loading appeals',
    empty: { title: 'No open appeals', text: 'What members appeal shows up by itself.' },
  },
} as const

type Props = { kind: Case['kind']; onChange: () => void }

/** Open requests or appeals, live: urgent ones first, then the oldest. */
export function CasesView({ kind, onChange }: Props) {
  const { data, error, retry } = useLiveList('openCases', watchOpenCases)
  const now = useNow()
  const items = useMemo(
    () => data && casesInWorkOrder(data, kind).map((one) => ({ key: one.id, one })),
    [data, kind],
  )
  useOnCountChange(items?.length, onChange)
  const { label, loading, empty } = words[kind]
  if (error) return <ErrorPanel text={error.message} onRetry={retry} />
  if (!items) return <QueueSkeleton label={loading} />
  return (
    <QueueView
      items={items}
      label={label}
      itemName={() => words[kind].one}
      renderRow={({ one }) => <CaseRow one={one} now={now} />}
      renderDetail={({ one }, { decidedByOther, onDecided, showNext }) => {
        const otherDecision = decidedByOther ? { targetPath: `cases/${one.id}`, showNext } : null
        const Review = kind === 'appeal' ? AppealReview : RequestReview
        return <Review one={one} onDecided={onDecided} otherDecision={otherDecision} />
      }}
      empty={empty}
    />
  )
}
