import { timeAgo } from '@greenlight/domain/when'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Avatar } from '@greenlight/kit/ui/display/Avatar'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldHint } from '@greenlight/kit/ui/form/Field'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { showToast, useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { RemovableList } from '../removableList/RemovableList.tsx'
import {
  BLOCKED_KEY,
  type BlockedMember,
  listBlockedMembers,
  unblockMember,
} from './blockRequests.ts'

const NO_BLOCKS =
  'You have not blocked anybody. You can block a member in a conversation, or under Report.'

/** The members whom this member has blocked. */
export function BlockedPanel() {
  useForgetOnUnmount(BLOCKED_KEY)
  const { data, error, loading, retry } = useLoad(
    BLOCKED_KEY,
    listBlockedMembers,
    kitFailure('kit/blocks-load-failed'),
  )
  return (
    <Panel title="Blocked members">
      {!data && !error && (
        <LoadingPlaceholder label="Loading blocked members">
          <Skeleton $height="auto">{NO_BLOCKS}</Skeleton>
        </LoadingPlaceholder>
      )}
      {error && <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />}
      {data && (
        <RemovableList
          emptyText={NO_BLOCKS}
          rows={data.map((member) => (
            <BlockedRow key={member.uid} member={member} />
          ))}
        />
      )}
    </Panel>
  )
}

function BlockedRow({ member }: { member: BlockedMember }) {
  const { busy, error, run } = useAction(failure('profile/unblock-failed'))
  const now = useNow()

  async function unblock(): Promise<void> {
    if (await run(() => unblockMember(member.uid))) showToast(`${member.name} is unblocked.`)
  }
  return (
    <li>
      <Row>
        <Avatar name={member.name} size={32} />
        <span>
          <bdi>{member.name}</bdi>
          {member.createdAt && (
            <FieldHint as="span"> · blocked {timeAgo(member.createdAt, now)}</FieldHint>
          )}
        </span>
        <Button
          size="small"
          busy={busy}
          aria-label={`Unblock ${member.name}`}
          onClick={() => void unblock()}
        >
          Unblock
        </Button>
      </Row>
      {error && <ErrorPanel text={error.message} onRetry={() => void unblock()} />}
    </li>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--gl-space-3);
  padding-block: var(--gl-space-2);
`
