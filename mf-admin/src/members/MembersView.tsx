import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { Link, useLoad, useSearchParams } from '@greenlight/runtime'
import { type SubmitEvent, useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { findReports } from '../reports/findReports.ts'
import { statusLabels } from '../reports/ReportFacts.tsx'
import { ReportRow } from '../reports/ReportRow.tsx'
import { MemberPanel } from './MemberPanel.tsx'

/** A search over profiles by name, and one member's page. */
export function MembersView() {
  const [search] = useSearchParams()
  const uid = search.get('member')
  const [wanted, setWanted] = useState('')
  if (uid !== null) {
    return (
      <>
        <div>
          <Link to="?view=members">Search</Link>
        </div>
        <MemberPanel key={uid} uid={uid} />
      </>
    )
  }
  return (
    <>
      <SearchForm onSearch={setWanted} />
      {wanted !== '' && <Found key={wanted} wanted={wanted} />}
    </>
  )
}

function SearchForm({ onSearch }: { onSearch: (wanted: string) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Row role="search" aria-label="Profiles" onSubmit={submit}>
      <Field label="Name" hint="Of a shared profile.">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit">Search</Button>
    </Row>
  )
}

function Found({ wanted }: { wanted: string }) {
  const { data, error, loading, retry } = useLoad(
    ['admin', 'findReports', wanted, ''],
    () => findReports({ name: wanted, town: '' }),
    failure('admin/pending-load-failed'),
  )
  return (
    <Panel title="Profiles" text="The author of each is on its page.">
      {error && <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />}
      <p role="status">{data && foundText(data.length)}</p>
      <List role="list" aria-label="Profiles found">
        {data?.map((report) => (
          <li key={report.id}>
            <ProfileLink to={paths.moderate(report.id)}>
              <ReportRow report={report}>
                <bdi>{report.location}</bdi>
                <small>{statusLabels[report.status]}</small>
              </ReportRow>
            </ProfileLink>
          </li>
        ))}
      </List>
    </Panel>
  )
}

function foundText(count: number): string {
  if (count === 0) return 'No profile found.'
  return count === 1 ? '1 profile.' : `${count} profiles.`
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 26rem) auto;
  align-items: end;
  justify-content: start;
  gap: var(--gl-space-3);

  @media (max-width: 39.99rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-2);

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--gl-space-1) var(--gl-space-3);
    min-width: 0;
  }
`

const ProfileLink = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--gl-space-3);
  min-width: 0;
  min-height: var(--gl-target);
  text-decoration: none;
`
