import { listFlags } from '@greenlight/kit/data/admin/listFlags'
import { flagReasonLabels } from '@greenlight/kit/domain/flag'
import type { Report } from '@greenlight/kit/domain/report'
import { Panel } from '@greenlight/kit/ui/Panel'
import { useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import type { Choice } from '../decide/choice.ts'
import { banChoice, reportChoices } from '../decide/choices.ts'
import { DecisionForm, type Gone } from '../decide/DecisionForm.tsx'
import { MemberHistory } from '../shown/MemberHistory.tsx'
import { Failure } from '../live/Failure.tsx'
import { useLoad } from '../live/useLoad.ts'
import { useMemberHistory } from '../live/useMemberHistory.ts'
import { FlagList } from '../shown/FlagList.tsx'
import { Sides } from '../shown/Sides.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { ReportPhoto } from './ReportPhoto.tsx'

type Props = {
  report: Report
  onSettled: () => void
  gone: Gone | null
}

/** A shared profile with all that a decision on it needs, and the decision. */
export function ReportReview({ report, onSettled, gone }: Props) {
  const me = useSession((s) => s.user?.uid)
  const { id, ownerUid, flagCount } = report
  const name = report.ownerName ?? 'User'
  const history = useMemberHistory(ownerUid)
  const flags = useLoad(loadFlags, id, 'flags-load-failed', flagCount)
  const listed = flags.loaded.state === 'ready' ? flags.loaded.data : null
  const open = (listed ?? []).filter(({ state }) => state === 'open')
  const choices = [
    ...reportChoices({ report, flagged: open.length > 0 }),
    ...(ownerUid && ownerUid !== me && !history.known?.banned
      ? [banChoice({ uid: ownerUid, name })]
      : []),
  ]
  const done = (choice: Choice) => (choice.settles ? onSettled() : history.reload())
  return (
    <Panel>
      <Top>
        <ReportPhoto report={report} />
        <ReportFacts report={report} />
      </Top>
      <Sides>
        <div>
          <h3>Flags</h3>
          {flags.loaded.state === 'failed' ? (
            <Failure error={flags.loaded.error} onRetry={flags.reload} />
          ) : (
            <FlagList flags={listed} expected={flagCount} />
          )}
        </div>
        <div>
          <h3>Shared by</h3>
          <MemberHistory name={name} uid={ownerUid} history={history} />
        </div>
      </Sides>
      <DecisionForm
        choices={choices}
        hint="The owner reads it. Left empty, approving says that it follows the guidelines."
        suggestions={[...new Set(open.map(({ reason }) => flagReasonLabels[reason]))]}
        onDone={done}
        gone={gone}
      />
    </Panel>
  )
}

function loadFlags(id: string) {
  return listFlags(`reports/${id}`)
}

const Top = styled.div`
  display: grid;
  gap: var(--gl-space-5);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(12rem, 16rem) minmax(0, 1fr);
  }
`
