import { monthText } from '@greenlight/domain/when'
import { FILLS_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import { paths } from '@greenlight/kit/contract/paths'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { SmallText } from '@greenlight/kit/ui/display/Text'
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
import { findMembers } from './findMembers.ts'
import { MemberPanel } from './MemberPanel.tsx'

/** A search over members by the beginning of the username and over profiles by name, and one member's page. */
export function MembersView() {
  const [search, setSearch] = useSearchParams()
  const uid = search.get('member')
  const [wanted, setWanted] = useState('')
  const open = (member: string) =>
    setSearch((before) => new URLSearchParams([...before, ['member', member]]))
  if (uid !== null) {
    return (
      // The menu button moves to the header of a phone, so that it does not cover the decision.
      <MemberPage {...{ [FILLS_WINDOW]: '' }}>
        <div>
          <Link to="?view=members">All members</Link>
        </div>
        <MemberPanel key={uid} uid={uid} />
      </MemberPage>
    )
  }
  return (
    <>
      <SmallText>Finds members by the beginning of their username, and profiles by name.</SmallText>
      <SearchForm onSearch={setWanted} />
      {wanted !== '' && <Found key={wanted} wanted={wanted} onOpen={open} />}
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
    <Row role="search" aria-label="Members and profiles" onSubmit={submit}>
      <Field label="Username or name">
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

function Found({ wanted, onOpen }: { wanted: string; onOpen: (uid: string) => void }) {
  const members = useLoad(
    ['admin', 'findMembers', wanted],
    () => findMembers(wanted),
    failure('admin/members-load-failed'),
  )
  const profiles = useLoad(
    ['admin', 'findReports', wanted, ''],
    () => findReports({ name: wanted, town: '' }),
    kitFailure('kit/profile-load-failed'),
  )
  return (
    <Columns>
      <Panel title="Members">
        {members.error && (
          <ErrorPanel
            text={members.error.message}
            retrying={members.loading}
            onRetry={members.retry}
          />
        )}
        <p role="status">{members.data && countText(members.data.length, 'member', 'members')}</p>
        <List role="list" aria-label="Members found">
          {members.data?.map(({ uid, name, since }) => (
            <li key={uid}>
              <NameButton type="button" onClick={() => onOpen(uid)}>
                <bdi>{name}</bdi>
              </NameButton>
              <SmallText as="span">{since && `since ${monthText(since)}`}</SmallText>
            </li>
          ))}
        </List>
      </Panel>
      <Panel title="Profiles">
        {profiles.error && (
          <ErrorPanel
            text={profiles.error.message}
            retrying={profiles.loading}
            onRetry={profiles.retry}
          />
        )}
        <p role="status">
          {profiles.data && countText(profiles.data.length, 'profile', 'profiles')}
        </p>
        <List role="list" aria-label="Profiles found">
          {profiles.data?.map((report) => (
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
    </Columns>
  )
}

function countText(count: number, one: string, several: string): string {
  return count === 0 ? `No ${one} found.` : `${count} ${count === 1 ? one : several}.`
}

const MemberPage = styled.div`
  display: grid;
  gap: var(--gl-space-3);
`

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

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  align-items: start;
  gap: var(--gl-space-4);
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

const NameButton = styled.button`
  min-height: var(--gl-target);
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
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
