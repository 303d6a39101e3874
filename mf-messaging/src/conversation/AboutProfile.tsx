import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { getReport } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { Link, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'

/** Shows from which profile a conversation was started. Costs one read. */
export function AboutProfile({ reportId }: { reportId: string }) {
  const { data, error } = useLoad(
    loadKeys.report(reportId),
    () => getReport(reportId),
    failure('kit/profile-load-failed'),
  )
  if (error?.code === 'kit/profile-not-found') {
    return <Line>Started from a profile that is no longer shown.</Line>
  }
  return (
    <Line>
      Started from{' '}
      <Link to={paths.profile(reportId)}>
        {data ? (
          <>
            the profile of <bdi>{data.name}</bdi>
          </>
        ) : (
          'a profile'
        )}
      </Link>
    </Line>
  )
}

const Line = styled.p`
  flex: none;
  padding: var(--gl-space-2) var(--gl-space-4);
  border-block-end: 1px solid var(--gl-line);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  overflow-wrap: anywhere;
`
