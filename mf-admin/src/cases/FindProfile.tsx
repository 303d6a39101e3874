import { reportIdOfLink } from '@greenlight/domain/case'
import type { Report } from '@greenlight/domain/report'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { RowButton } from '../queue/QueueRow.tsx'
import { findReports, type ProfileSearch } from '../reports/findReports.ts'
import { statusLabels } from '../reports/ReportFacts.tsx'
import { ReportRow } from '../reports/ReportRow.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'

const typedText = v.pipe(v.string(), v.trim())
const schema = v.object({ name: typedText, town: typedText })

type Props = { onFound: (reportId: string) => void }

/** Finds the profile that a request is about: by its link, or by name and town. */
export function FindProfile({ onFound }: Props) {
  const [link, setLink] = useState('')
  const [wanted, setWanted] = useState<ProfileSearch | null>(null)
  const form = useForm<ProfileSearch, ProfileSearch>({
    initial: { name: '', town: '' },
    schema,
    submit: (typed) => {
      setWanted(typed.name || typed.town ? typed : null)
      return Promise.resolve()
    },
    failure: failure('admin/pending-load-failed'),
  })
  const found = useLoad(
    wanted && ['admin', 'findReports', wanted.name, wanted.town],
    () => findReports(wanted ?? form.values),
    failure('admin/pending-load-failed'),
  )
  return (
    <Panel title="Find the profile" text="By its link, or by name and town.">
      <Field label="Link to the profile">
        {(control) => (
          <Input
            {...control}
            value={link}
            autoComplete="off"
            inputMode="url"
            onChange={(event) => {
              setLink(event.target.value)
              const id = reportIdOfLink(event.target.value)
              if (id) onFound(id)
            }}
          />
        )}
      </Field>
      <Row role="search" aria-label="Profile" {...form.props}>
        <Field label="Name">
          {(control) => <Input {...control} autoComplete="off" {...form.text('name')} />}
        </Field>
        <Field label="Town">
          {(control) => <Input {...control} autoComplete="off" {...form.text('town')} />}
        </Field>
        <Button type="submit" busy={found.loading}>
          Search
        </Button>
      </Row>
      {found.error && (
        <ErrorPanel text={found.error.message} retrying={found.loading} onRetry={found.retry} />
      )}
      <div role="status">
        {wanted && found.data && !found.error && <p>{foundText(found.data.length)}</p>}
      </div>
      {wanted && found.data && found.data.length > 0 && (
        <Found role="list" aria-label="Profiles found">
          {found.data.map((report) => (
            <li key={report.id}>
              <FoundProfile report={report} onChoose={() => onFound(report.id)} />
            </li>
          ))}
        </Found>
      )}
    </Panel>
  )
}

function foundText(count: number): string {
  if (count === 0) return 'No profile matches. Old profiles are found by their link only.'
  return count === 1 ? '1 profile.' : `${count} profiles.`
}

function FoundProfile({ report, onChoose }: { report: Report; onChoose: () => void }) {
  const { location, status, createdAt } = report
  return (
    <RowButton type="button" onClick={onChoose}>
      <ReportRow report={report}>
        <bdi>{location}</bdi>
        <small>
          {statusLabels[status]} · <TimeAgo date={createdAt} />
        </small>
      </ReportRow>
    </RowButton>
  )
}

const Row = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  align-items: end;
  gap: var(--gl-space-3);
`

const Found = styled.ul`
  display: grid;
  gap: var(--gl-space-2);
  max-height: 24rem;
  padding: 4px;
  overflow-y: auto;
`
