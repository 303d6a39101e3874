import type { Case } from '@greenlight/domain/case'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useSession } from '@greenlight/runtime'
import { useMemo } from 'react'
import { useLiveList } from '../lists/useLiveList.ts'
import { QueueSkeleton, QueueView } from '../queue/QueueView.tsx'
import { useOnCountChange } from '../queue/useOnCountChange.ts'
import { AppealReview } from './AppealReview.tsx'
import { CaseRow } from './CaseRow.tsx'
import { watchOpenCases } from './openCases.ts'
import { RequestReview } from './RequestReview.tsx'
import { groupSameWords } from './sameWords.ts'
import { SeveralAppeals, SeveralRequests } from './SeveralCases.tsx'
import { casesInWorkOrder } from './urgency.ts'

const words = {
  removal: {
    itemName: 'Open request',
    label: 'Open requests',
    loading: 'Loading requests',
    empty: {
      title: 'No open requests',
      text: 'What people described here ask for shows up by itself.',
    },
  },
  appeal: {
    itemName: 'Open appeal',
    label: 'Open appeals',
    loading: 'Loading appeals',
    empty: { title: 'No open appeals', text: 'What members appeal shows up by itself.' },
  },
} as const

type Props = { kind: Case['kind']; onChange: () => void }

/** Open requests or appeals, live: urgent ones first, then the oldest. */
export function CasesView({ kind, onChange }: Props) {
  const { data, error, retry } = useLiveList('openCases', watchOpenCases)
  const me = useSession((s) => s.user?.uid)
  const now = useNow()
  const items = useMemo(() => data && groupSameWords(casesInWorkOrder(data, kind)), [data, kind])
  useOnCountChange(items?.length, onChange)
  const { label, loading, empty } = words[kind]
  if (error) return <ErrorPanel text={error.message} onRetry={retry} />
  if (!items) return <QueueSkeleton label={loading} />
  const [Review, Several] =
    kind === 'appeal' ? [AppealReview, SeveralAppeals] : [RequestReview, SeveralRequests]
  return (
    <QueueView
      items={items}
      label={label}
      itemName={() => words[kind].itemName}
      targetOf={({ key }) => `cases/${key}`}
      several={{
        canSelect: ({ openCase }) => openCase.by !== me,
        render: (groups, controls) => <Several groups={groups} {...controls} />,
      }}
      renderRow={({ openCase, sameWords }) => (
        <CaseRow openCase={openCase} count={sameWords.length + 1} now={now} />
      )}
      renderDetail={({ openCase, sameWords }, { decidedByOther, onDecided, showNext }) => (
        <Review
          openCase={openCase}
          sameWords={sameWords}
          onDecided={onDecided}
          otherDecision={decidedByOther ? { targetPath: `cases/${openCase.id}`, showNext } : null}
        />
      )}
      empty={empty}
    />
  )
}
