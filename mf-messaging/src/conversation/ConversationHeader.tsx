import type { Thread } from '@greenlight/domain/thread'
import { Avatar } from '@greenlight/kit/ui/display/Avatar'
import { KeepEvidence } from '@greenlight/kit/ui/evidence/KeepEvidence'
import { Button } from '@greenlight/kit/ui/form/Button'
import { importWithRetry, useLocation, useNavigate } from '@greenlight/runtime'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ban from 'lucide-react/icons/ban'
import Flag from 'lucide-react/icons/flag'
import MessageSquareOff from 'lucide-react/icons/message-square-off'
import styled, { css } from 'styled-components'
import { useMyUid } from '../member/useMyUid.ts'
import { blockPartner, declineMessageRequest, leaveThread } from '../threads/leaveThread.ts'
import { viewOf, viewPath } from '../threads/threadViews.ts'
import { MoreActions, PHONE } from './MoreActions.tsx'

const importEvidence = importWithRetry(() => import('../evidence/conversationEvidence.ts'))

type Props = {
  thread: Thread
  name: string
  typing: boolean
  /** There is no message to report and nothing to leave yet. */
  isNew: boolean
  /** The member answers a request. Until then, its actions are below its messages. */
  answering: boolean
  /** The member is choosing a message to flag. */
  picking: boolean
  onPick: () => void
  onBlocked: () => void
  onLeftChange: (left: boolean) => void
}

/** The other member's name and the actions of a conversation. */
export function ConversationHeader(props: Props) {
  const { thread, name, typing, isNew, answering, picking } = props
  const { onPick, onBlocked, onLeftChange } = props
  const me = useMyUid()
  const view = viewOf(thread, me)
  const isAsked = view === 'requests' && !answering
  const block = async () => {
    if (await blockPartner(thread, name)) onBlocked()
  }
  const leave = async () => {
    if (await leaveThread(thread, name)) onLeftChange(true)
  }
  const decline = async () => {
    if (await declineMessageRequest(thread)) onLeftChange(true)
  }
  return (
    <Head>
      <BackToList to={viewPath(view)} />
      <Picture>
        <Avatar name={name} size={40} />
      </Picture>
      <NameAndTyping>
        <h2 tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <span>{typing && 'typing…'}</span>
      </NameAndTyping>
      <MoreActions>
        {!isNew && (
          <Keep
            fileName="conversation"
            collect={async () => {
              const { conversationEvidence } = await importEvidence()
              return conversationEvidence(thread, name)
            }}
          />
        )}
        {!isNew && (!isAsked || picking) && (
          <Action variant="quiet" size="small" aria-pressed={picking} onClick={onPick}>
            <Flag aria-hidden />
            <span>Report</span>
          </Action>
        )}
        {!isAsked && (
          <Action variant="quiet" size="small" onClick={() => void block()}>
            <Ban aria-hidden />
            <span>Block</span>
          </Action>
        )}
        {!isNew && view === 'requests' && !isAsked && (
          <Action variant="quiet" size="small" onClick={() => void decline()}>
            <MessageSquareOff aria-hidden />
            <span>Decline</span>
          </Action>
        )}
        {!isNew && view === 'open' && (
          <Action variant="quiet" size="small" onClick={() => void leave()}>
            <MessageSquareOff aria-hidden />
            <span>Leave</span>
          </Action>
        )}
      </MoreActions>
    </Head>
  )
}

/**
 * Opens the list on a phone. If the member came from the list, it goes back in history; otherwise it replaces
 * the address.
 */
function BackToList({ to }: { to: string }) {
  const navigate = useNavigate()
  const fromList: unknown = useLocation().state
  const goBack = () => (fromList ? void navigate(-1) : void navigate(to, { replace: true }))
  return (
    <BackButton variant="quiet" size="small" aria-label="Back to conversations" onClick={goBack}>
      <ArrowLeft aria-hidden />
    </BackButton>
  )
}

/**
 * When `part` of the conversation is removed with the focus in it, the name above the messages takes the
 * focus. On a touch screen the message box does not, because it would open the keyboard.
 */
export function passFocusToName(part: HTMLElement | null): (() => void) | undefined {
  const name = part?.closest('section')?.querySelector('h2')
  return () => {
    if (part?.contains(document.activeElement)) name?.focus({ preventScroll: true })
  }
}

const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2);
  padding: var(--gl-space-2) calc(var(--gl-space-3) + var(--gl-safe-right)) var(--gl-space-2)
    calc(var(--gl-space-3) + var(--gl-safe-left));
  border-block-end: 1px solid var(--gl-line);
  background: var(--gl-surface);
`

/* On a phone the name needs the room. */
const Picture = styled.div`
  @media (max-width: 30rem) {
    display: none;
  }
`

/* The name moves up for "typing…"; nothing else moves. */
const NameAndTyping = styled.div`
  position: relative;
  flex: 1 1 4rem;
  min-width: 0;
  padding-inline: var(--gl-space-1);
  line-height: 1.25;

  & > h2 {
    overflow: hidden;
    outline: none;
    font-size: var(--gl-text-md);
    letter-spacing: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
    transition: translate var(--gl-fast) var(--gl-ease);
  }
  &:has(> span:not(:empty)) > h2 {
    translate: 0 -0.5em;
  }
  & > span {
    position: absolute;
    top: 0.9rem;
    color: var(--gl-green-text);
    font-size: var(--gl-text-xs);
  }
`

const actionStyle = css`
  min-width: var(--gl-target);
  min-height: var(--gl-target);
  color: var(--gl-ink-soft);

  &[aria-pressed='true'] {
    background: var(--gl-sunken);
    color: var(--gl-ink);
  }
  @media ${PHONE} {
    justify-content: start;
    border-radius: var(--gl-radius-s);
    color: var(--gl-ink);
  }
`

const Action = styled(Button)`
  ${actionStyle}
`

const Keep = styled(KeepEvidence)`
  ${actionStyle}
`

const BackButton = styled(Button)`
  width: var(--gl-target);
  min-height: var(--gl-target);
  padding: 0;
  color: var(--gl-ink);

  @media (min-width: 900px) {
    display: none;
  }
`
