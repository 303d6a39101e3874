import { type Case, caseTitle } from '@greenlight/domain/case'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useSession } from '@greenlight/runtime'
import { useMemo } from 'react'
import { declineChoice } from '../decisions/choices.ts'
import { SeveralDecision } from '../decisions/SeveralDecision.tsx'
import { useLiveList } from '../lists/useLiveList.ts'
import { QueueSkeleton, QueueView } from '../queue/QueueView.tsx'
import { useOnCountChange } from '../queue/useOnCountChange.ts'
import { AppealReview } from './AppealReview.tsx'
import { CaseRow } from './CaseRow.tsx'
import { watchOpenCases } from './cases.ts'
import { RequestReview } from './RequestReview.tsx'
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
  const items = useMemo(
    () => data && casesInWorkOrder(data, kind).map((openCase) => ({ key: openCase.id, openCase })),
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
      itemName={() => words[kind].itemName}
      targetOf={({ key }) => `cases/${key}`}
      several={{
        canSelect: ({ openCase }) => kind === 'removal' && openCase.by !== me,
        render: (selected, controls) => (
          <SeveralDecision
            label="Answer"
            selected={selected.map(({ key, openCase }) => ({
              ...{ key, name: caseTitle(openCase), choices: [declineChoice(openCase)] },
            }))}
            hint="Each of them reads it on “Is this about you?”."
            {...controls}
          />
        ),
      }}
      renderRow={({ openCase }) => <CaseRow openCase={openCase} now={now} />}
      renderDetail={({ openCase }, { decidedByOther, onDecided, showNext }) => {
        const otherDecision = decidedByOther
          ? { targetPath: `cases/${openCase.id}`, showNext }
          : null
        const Review = kind === 'appeal' ? AppealReview : RequestReview
        return <Review openCase={openCase} onDecided={onDecided} otherDecision={otherDecision} />
      }}
      empty={empty}
    />
  )
}
