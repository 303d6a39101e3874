import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link, type LoadedData } from '@greenlight/runtime'
import styled from 'styled-components'
import { memberPath } from '../tabs/ViewNav.tsx'
import { Fact, Facts } from '../ui/Facts.tsx'
import { Uid } from '../ui/Uid.tsx'
import type { MemberSummary } from './members.ts'

type Props = {
  /** Null where the page already shows it. */
  name: string | null
  /** Null for an old document that does not name its owner. */
  uid: string | null
  summary: LoadedData<MemberSummary>
}

/** A member's name, whether the member is banned, and how many profiles have each status. */
export function MemberSummaryCard({ name, uid, summary: { data, error, loading, retry } }: Props) {
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  const { reports, banned } = data ?? {}
  return (
    <div>
      {(name !== null || banned) && (
        <p>
          {name !== null && <bdi>{uid ? <Link to={memberPath(uid)}>{name}</Link> : name}</bdi>}{' '}
          {banned && <strong>· banned</strong>}
        </p>
      )}
      <Small>{uid ? <Uid>{uid}</Uid> : 'Nobody is named as its owner.'}</Small>
      <Numbers>
        <Fact name="Public" value={reports?.public ?? '–'} />
        <Fact name="In review" value={reports?.pending ?? '–'} />
        <Fact name="Taken down" value={reports?.rejected ?? '–'} />
      </Numbers>
    </div>
  )
}

const Small = styled.p`
  font-size: var(--gl-text-sm);
`

const Numbers = styled(Facts)`
  & dd {
    font-size: var(--gl-text-lg);
    font-weight: var(--gl-weight-bold);
    line-height: 1.2;
  }
`
