import { decisionText } from '@greenlight/domain/decisionPoint'
import { parseFlagTargetPath } from '@greenlight/domain/flag'
import type { Cursor } from '@greenlight/kit/data/pages'
import { Email, SmallText } from '@greenlight/kit/ui/display/Text'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Select } from '@greenlight/kit/ui/form/Input'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { usePages, useSearchParams } from '@greenlight/runtime'
import styled from 'styled-components'
import { AdminName } from '../admins/AdminName.tsx'
import { OpenAppealNote } from '../cases/OpenAppealNote.tsx'
import { watchOpenCases } from '../cases/openCases.ts'
import { InlineDecisions } from '../decisions/DecisionForm.tsx'
import { failure } from '../errors.ts'
import { flagTargetHeadings } from '../flags/flagGroups.ts'
import { PagedList } from '../lists/PagedList.tsx'
import { useLiveList } from '../lists/useLiveList.ts'
import { MemberName } from '../members/MemberName.tsx'
import { ShortcutsEnabled } from '../queue/shortcuts.tsx'
import { ProfileName } from '../reports/ProfileName.tsx'
import { ReportReviewById } from '../reports/ReportReviewById.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { listLog } from './log.ts'
import {
  isModerationAction,
  type LogEntry,
  type ModerationAction,
  moderationActionLabels,
  moderationActions,
} from './logEntry.ts'

/** Every decision, latest first. The filter is part of the address. */
export function LogView() {
  const [search, setSearch] = useSearchParams()
  const named = search.get('action')
  const action = isModerationAction(named) ? named : null
  const filter = (value: string) =>
    setSearch(value ? { view: 'log', action: value } : { view: 'log' })
  return (
    <>
      <Filter>
        <Field label="Show">
          {(control) => (
            <Select
              {...control}
              value={action ?? ''}
              onChange={(event) => filter(event.target.value)}
            >
              <option value="">Every decision</option>
              {moderationActions.map((value) => (
                <option key={value} value={value}>
                  {moderationActionLabels[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Filter>
      {/* Several entries may be open: one key would decide on all of them. */}
      <ShortcutsEnabled value={false}>
        <InlineDecisions value>
          <LogList key={action} action={action} />
        </InlineDecisions>
      </ShortcutsEnabled>
    </>
  )
}

function LogList({ action }: { action: ModerationAction | null }) {
  const fetchPage = (cursor: Cursor | null) => listLog({ action, cursor })
  // The log works without them, so their failure is not shown.
  const openCases = useLiveList('openCases', watchOpenCases)
  const pages = usePages(['admin', 'log', action], fetchPage, failure('admin/log-load-failed'))
  return (
    <PagedList
      pages={pages}
      label="Loading the log"
      keyOf={({ id }) => id}
      empty={<EmptyState title="No such decision yet">Every decision is kept here.</EmptyState>}
    >
      {(entry) => (
        <LogItem
          entry={entry}
          appeal={openCases.data?.find(({ appealed }) => appealed === entry.id)?.id}
          onDecided={pages.reload}
        />
      )}
    </PagedList>
  )
}

/** One decision. The profile it concerns can be opened, to restore it or to take it down. */
function LogItem({
  entry,
  appeal,
  onDecided,
}: {
  entry: LogEntry
  /** The id of the open appeal against it. */
  appeal: string | undefined
  onDecided: () => void
}) {
  const { action, actor, target, at } = entry
  const why = decisionText(entry.point, entry.reason)
  const flagged = parseFlagTargetPath(target)
  const [, adminEmail] = /^admins\/(.+)$/.exec(target) ?? []
  const [, memberUid] = /^(?:bans|users)\/(.+)$/.exec(target) ?? []
  return (
    <Root>
      <p>
        <strong>{moderationActionLabels[action]}</strong>
        {flagged && ` · ${flagTargetHeadings[flagged.kind]}`}
        {flagged && 'reportId' in flagged && (
          <>
            {flagged.kind === 'report' ? ' ' : ' below '}
            <ProfileName id={flagged.reportId} />
          </>
        )}
        {adminEmail && (
          <>
            {' · '}
            <Email>{adminEmail}</Email>
          </>
        )}
        {memberUid && (
          <>
            {' · '}
            <MemberName uid={memberUid} />
          </>
        )}
      </p>
      {why && (
        <p>
          <bdi>{why}</bdi>
        </p>
      )}
      <SmallText>
        <TimeAgo date={at} /> by <AdminName uid={actor} />
      </SmallText>
      {appeal !== undefined && <OpenAppealNote id={appeal} />}
      {flagged && 'reportId' in flagged && (
        <Disclosure label={(open) => (open ? 'Hide the profile' : 'Show the profile')}>
          <ReportReviewById id={flagged.reportId} onDecided={onDecided} />
        </Disclosure>
      )}
    </Root>
  )
}

const Filter = styled.div`
  max-width: 20rem;
`

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-1);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
`
