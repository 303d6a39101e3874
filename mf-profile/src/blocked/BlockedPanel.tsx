import { timeAgo } from '@greenlight/domain/when'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Avatar } from '@greenlight/kit/ui/display/Avatar'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldHint } from '@greenlight/kit/ui/form/Field'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { showToast, useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { RemovableList } from '../removableList/RemovableList.tsx'
import { type BlockedMember, listBlockedMembers, unblockMember } from './blockRequests.ts'

const KEY = ['blockedMembers']

const NO_BLOCKS =
  'You have not blocked anybody. You can block a member in a conversation, or under Report.'

/** The members whom this member has blocked. */
export function BlockedPanel() {
  useForgetOnUnmount(KEY)
  const { data, error, loading, retry } = useLoad(
    KEY,
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
      {data && <BlockedList members={data} />}
    </Panel>
  )
}

function BlockedList({ members }: { members: readonly BlockedMember[] }) {
  const [unblocked, setUnblocked] = useState<readonly string[]>([])
  const blocked = members.filter(({ uid }) => !unblocked.includes(uid))

  const onUnblocked = ({ uid, name }: BlockedMember) => {
    setUnblocked((before) => [...before, uid])
    showToast(`${name} is unblocked.`)
  }
  return (
    <RemovableList
      emptyText={NO_BLOCKS}
      rows={blocked.map((member) => (
        <BlockedRow key={member.uid} member={member} onUnblocked={onUnblocked} />
      ))}
    />
  )
}

type RowProps = { member: BlockedMember; onUnblocked: (member: BlockedMember) => void }

function BlockedRow({ member, onUnblocked }: RowProps) {
  const { busy, error, run } = useAction(failure('profile/unblock-failed'))

  async function unblock(): Promise<void> {
    if (await run(() => unblockMember(member.uid))) onUnblocked(member)
  }
  return (
    <li>
      <Row>
        <Avatar name={member.name} size={32} />
        <span>
          <bdi>{member.name}</bdi>
          {member.createdAt && (
            <FieldHint as="span"> · blocked {timeAgo(member.createdAt, new Date())}</FieldHint>
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
