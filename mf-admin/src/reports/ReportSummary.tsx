import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReport } from '@greenlight/kit/data/reports'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import { failure } from '../errors.ts'
import { getMemberSummary } from '../members/members.ts'
import { MemberSummaryCard } from '../members/MemberSummaryCard.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { ReportPhoto } from './ReportPhoto.tsx'
import { ReportReviewById } from './ReportReviewById.tsx'

type Props = {
  id: string
  /** Shown when there is no such profile. */
  missing: ReactNode
}

/** A shared profile and its author's numbers, to be read beside a request about it. */
export function ReportSummary({ id, missing }: Props) {
  const { data, error, loading, retry } = useLoad(
    loadKeys.report(id),
    () => getReport(id),
    kitFailure('kit/profile-load-failed'),
  )
  const uid = data?.ownerUid ?? null
  const summary = useLoad(
    uid === null ? null : ['admin', 'memberSummary', uid],
    () => getMemberSummary(uid ?? ''),
    failure('admin/pending-load-failed'),
  )
  if (error?.code === 'kit/profile-not-found') return missing
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!data) return <Skeleton $height="30rem" />
  return (
    <Panel>
      <ReportPhoto report={data} />
      <ReportFacts report={data} />
      <div>
        <h3>Shared by</h3>
        <MemberSummaryCard name={data.ownerName ?? 'User'} uid={uid} summary={summary} />
      </div>
      <Disclosure label={() => 'Flags, and other decisions'}>
        <ReportReviewById id={id} onDecided={retry} missing={missing} />
      </Disclosure>
    </Panel>
  )
}
