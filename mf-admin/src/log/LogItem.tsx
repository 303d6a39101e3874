import { parseFlagTarget } from '@greenlight/kit/domain/flagTarget'
import { moderationActionLabels, type LogEntry } from '@greenlight/kit/domain/moderation'
import { Disclosure } from '@greenlight/kit/ui/Disclosure'
import styled from 'styled-components'
import { targetNames } from '../flags/targetNames.ts'
import { LoadedReport } from '../report/LoadedReport.tsx'
import { AdminName, Uid } from '../shown/AdminName.tsx'
import { TimeAgo } from '../shown/TimeAgo.tsx'

/** One decision; a profile's can be looked at again, to restore it or to take it down. */
export function LogItem({ entry, onDecided }: { entry: LogEntry; onDecided: () => void }) {
  const { action, actor, target, reason, at } = entry
  const flagged = parseFlagTarget(target)
  const [, bannedUid] = /^bans\/(.+)$/.exec(target) ?? []
  return (
    <Root>
      <p>
        <strong>{moderationActionLabels[action]}</strong>
        {flagged && ` · ${targetNames[flagged.kind]}`}
        {bannedUid && (
          <>
            {' · '}
            <Uid>{bannedUid}</Uid>
          </>
        )}
      </p>
      {reason && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      <Small>
        <TimeAgo date={at} /> by <AdminName uid={actor} />
      </Small>
      {flagged && flagged.kind !== 'message' && (
        <Disclosure label={(open) => (open ? 'Hide the profile' : 'Show the profile')}>
          <LoadedReport id={flagged.reportId} onSettled={onDecided} />
        </Disclosure>
      )}
    </Root>
  )
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-1);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
`

const Small = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
