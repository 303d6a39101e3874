import { getReport } from '@greenlight/kit/data/reports'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad, useSession } from '@greenlight/runtime'
import type { Choice } from '../decisions/choices.ts'
import { SeveralDecision } from '../decisions/SeveralDecision.tsx'
import { revisionChoices } from './revisionChoices.ts'
import type { WaitingRevision } from './revisions.ts'

type Props = {
  selected: readonly { readonly key: string; readonly revision: WaitingRevision }[]
  onDecided: () => void
  onCancel: () => void
}

/** One decision on several proposals of other notes. */
export function SeveralRevisions({ selected, ...controls }: Props) {
  const me = useSession((s) => s.user?.uid)
  const ids = selected.map(({ revision }) => revision.reportId)
  const { data, error, loading, retry } = useLoad(
    ['admin', 'revisedReports', ...ids],
    () => Promise.all(ids.map((id) => getReport(id))),
    kitFailure('kit/profile-load-failed'),
  )
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!data) return <Skeleton $height="8rem" />
  return (
    <SeveralDecision
      selected={selected.flatMap(({ key, revision }, at) => {
        const report = data[at]
        if (!report) return []
        const isOwn = report.ownerUid === me
        const choices = isOwn ? [] : revisionChoices(revision, report).map(withUsualButton)
        return { key, name: report.name, choices }
      })}
      hint="Each member who shared one reads it."
      {...controls}
    />
  )
}

/** "Approve all 2": the words of one decision say nothing about several. */
const withUsualButton = ({ button: _, ...choice }: Choice): Choice => choice
