import { unblock } from '@greenlight/kit/data/users/unblock'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import { Avatar } from '@greenlight/kit/ui/Avatar'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { showToast, useOnline } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { failureText } from '../failureText.ts'
import type { BlockedMember } from './loadBlocked.ts'

/** Blocked members, each with Unblock. */
export function BlockedList({ members }: { members: readonly BlockedMember[] }) {
  const online = useOnline()
  const [blocked, setBlocked] = useState(members)
  const [busyUid, setBusyUid] = useState<string | null>(null)
  const [failure, setFailure] = useState<{ member: BlockedMember; error: GreenlightError } | null>(
    null,
  )
  const root = useRef<HTMLDivElement>(null)

  async function lift(member: BlockedMember): Promise<void> {
    setBusyUid(member.uid)
    setFailure(null)
    try {
      await unblock(member.uid)
      setBlocked((before) => before.filter(({ uid }) => uid !== member.uid))
      root.current?.focus()
      showToast(`${member.name} is unblocked.`)
    } catch (cause) {
      setFailure({ member, error: toGreenlightError(cause, 'unblock-failed') })
    } finally {
      setBusyUid(null)
    }
  }
  return (
    <Root ref={root} tabIndex={-1}>
      {blocked.length === 0 && (
        <Quiet>You have not blocked anybody. You can block a member in a conversation.</Quiet>
      )}
      <List>
        {blocked.map((member) => (
          <Row key={member.uid}>
            <Avatar name={member.name} size={32} />
            <bdi>{member.name}</bdi>
            <Button
              size="small"
              busy={busyUid === member.uid}
              aria-label={`Unblock ${member.name}`}
              onClick={() => void lift(member)}
            >
              Unblock
            </Button>
          </Row>
        ))}
      </List>
      {failure && (
        <ErrorPanel
          text={failureText(failure.error, online)}
          onRetry={() => void lift(failure.member)}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  &:focus {
    outline: none;
  }
`

const List = styled.ul.attrs({ role: 'list' })``

const Quiet = styled.p`
  color: var(--gl-ink-soft);
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--gl-space-3);
  padding-block: var(--gl-space-2);
`
