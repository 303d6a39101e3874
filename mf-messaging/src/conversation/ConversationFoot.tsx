import { limits } from '@greenlight/domain/limits'
import { isRequestTo, type Thread } from '@greenlight/domain/thread'
import { NARROW_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Announced } from '@greenlight/kit/ui/status/Announced'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { Link, showToast } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Composer } from '../composer/Composer.tsx'
import { useDraft } from '../composer/useDraft.ts'
import { failure } from '../errors.ts'
import { useMessageSettings } from '../member/useMessageSettings.ts'
import { useMyUid } from '../member/useMyUid.ts'
import {
  blockPartner,
  comeBack,
  declineMessageRequest,
  showsOtherLeft,
} from '../threads/leaveThread.ts'
import { passFocusToName } from './ConversationHeader.tsx'

type Props = {
  thread: Thread
  isNew: boolean
  name: string
  /** The number of messages that I can write before an answer, if this is my request; null until known. */
  left: number | null
  /** The member has decided to answer a request. */
  answering: boolean
  onAnswer: () => void
  /** The other member accepts no messages. */
  refused: boolean
  /** The member is choosing a message to flag. */
  picking: boolean
  onReport: () => void
  /** Reports the other member instead of a message. */
  onReportMember: () => void
  onBlocked: () => void
  onLeftChange: (left: boolean) => void
  onSend: (text: string) => void
}

/** Below the messages: the message box, or the reason why there is none and what the member can do. */
export function ConversationFoot(props: Props) {
  const { thread, isNew, name, left, answering, refused, picking, onReportMember, onSend } = props
  const me = useMyUid()
  const { allow } = useMessageSettings()
  const isMyRequest = thread.state === 'request' && thread.startedBy === me

  if (thread.left.includes(me)) return <LeftFoot {...props} />
  if (showsOtherLeft(thread, me)) {
    return (
      <Foot>
        <p>
          <Announced>
            {`${isolated(name)} has left. You can read this conversation, but not write in it.`}
          </Announced>
        </p>
        <UnsentDraft threadId={thread.id} />
      </Foot>
    )
  }
  if (isRequestTo(thread, me) && !answering && !picking) {
    return <RequestFoot {...props} />
  }
  if (isMyRequest && left !== null && left <= 0 && !refused) {
    return (
      <Foot>
        <p>
          <Announced>
            {`${isolated(name)} has your messages. You can write more when they answer.`}
          </Announced>
        </p>
      </Foot>
    )
  }
  let notice: ReactNode = null
  if (picking) notice = <PickNotice name={name} onReportMember={onReportMember} />
  else if (refused) {
    notice = (
      <p>
        <Announced>{failure('messaging/not-allowed').text}</Announced>
      </p>
    )
  } else if (allow !== 'everyone') notice = <TakesNone name={name} />
  else if (isMyRequest && left !== null) notice = <RequestNotice name={name} left={left} />
  return (
    <Gate ref={passFocusToName}>
      <WriteGate kind={isNew ? 'thread' : 'message'}>
        <Composer
          threadId={thread.id}
          name={name}
          notice={notice}
          refused={refused}
          isNew={isNew}
          onSend={onSend}
        />
      </WriteGate>
    </Gate>
  )
}

/** A name that may be written from right to left, in a text that has no elements. */
const isolated = (name: string) => `\u2068${name}\u2069`

/** What was typed when the other member left. */
function UnsentDraft({ threadId }: { threadId: string }) {
  const [draft] = useDraft(threadId, false)
  if (draft.trim() === '') return null
  const copy = () =>
    void navigator.clipboard.writeText(draft).then(
      () => showToast('Copied.'),
      () => {}, // refused by the browser: the text can be selected
    )
  return (
    <>
      <Draft>
        You wrote: <bdi>{draft}</bdi>
      </Draft>
      <FootButtons>
        <Button size="small" onClick={copy}>
          Copy
        </Button>
      </FootButtons>
    </>
  )
}

/** While the member chooses what to report. */
function PickNotice({ name, onReportMember }: { name: string; onReportMember: () => void }) {
  return (
    <>
      <p>
        <Announced>Choose the message that you want to report, or report the member.</Announced>
      </p>
      <Button size="small" onClick={onReportMember}>
        <span>
          Report <bdi>{name}</bdi>
        </span>
      </Button>
    </>
  )
}

/** Shows before the first key how much can be written before an answer. */
function RequestNotice({ name, left }: { name: string; left: number }) {
  if (left === limits.requestMessages) {
    return (
      <p>
        You can write up to {left} messages. Then <bdi>{name}</bdi> decides whether to answer.
      </p>
    )
  }
  return (
    <p>
      <Announced>
        {`You can write ${left === 1 ? '1 more message' : `${left} more messages`} before ${isolated(name)} answers.`}
      </Announced>
    </p>
  )
}

function TakesNone({ name }: { name: string }) {
  return (
    <p>
      You take no messages at the moment, so <bdi>{name}</bdi> cannot answer.{' '}
      <Link to={paths.settings()}>Change this in Settings</Link>
    </p>
  )
}

/** The choices of the recipient of a request. Its sender does not learn that it was read. */
function RequestFoot(props: Props) {
  const { thread, name, onAnswer, onReport, onBlocked, onLeftChange } = props
  const { busy, run } = useAction(failure('messaging/leave-failed'))
  const decline = () =>
    void run(async () => {
      if (await declineMessageRequest(thread)) onLeftChange(true)
    })
  const block = async () => {
    if (await blockPartner(thread, name)) onBlocked()
  }
  return (
    <Foot ref={passFocusToName}>
      <p>
        <bdi>{name}</bdi> wants to write to you. They do not see that you read this. They can write
        more when you answer.
      </p>
      <FootButtons>
        <Button variant="primary" onClick={onAnswer}>
          Answer
        </Button>
        <Button busy={busy} onClick={decline}>
          Decline
        </Button>
        <Button variant="quiet" onClick={() => void block()}>
          Block
        </Button>
        <Button variant="quiet" onClick={onReport}>
          Report
        </Button>
      </FootButtons>
    </Foot>
  )
}

function LeftFoot({ thread, onLeftChange }: Props) {
  const { busy, run } = useAction(failure('messaging/leave-failed'))
  const enter = () =>
    void run(async () => {
      if (await comeBack(thread)) onLeftChange(false)
    })
  return (
    <Foot ref={passFocusToName}>
      <p>You left this conversation. Nobody can write in it until you come back.</p>
      <FootButtons>
        <Button busy={busy} onClick={enter}>
          Come back
        </Button>
      </FootButtons>
    </Foot>
  )
}

/** Replaces the message box. It leaves room for the floating menu, which a phone has in the header. */
const Foot = styled.div`
  display: grid;
  gap: var(--gl-space-3);
  padding: var(--gl-space-4) calc(var(--gl-menu) + var(--gl-space-8) + var(--gl-safe-right))
    calc(var(--gl-space-5) + var(--gl-safe-bottom)) calc(var(--gl-space-4) + var(--gl-safe-left));
  border-block-start: 1px solid var(--gl-line);
  background: var(--gl-surface);

  & > p {
    max-width: 34rem;
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-sm);
  }
  @media ${NARROW_WINDOW} {
    padding-inline-end: calc(var(--gl-space-4) + var(--gl-safe-right));
  }
`

const Draft = styled.p`
  max-height: 8rem;
  overflow-y: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const FootButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);

  @media (max-width: 30rem) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  }
`

/** Contains the message box or its replacement. */
const Gate = styled.div`
  flex: none;
  border-block-start: 1px solid var(--gl-line);
  background: var(--gl-surface);

  & > :not(form) {
    margin: var(--gl-space-4);
    margin-inline-end: calc(var(--gl-menu) + var(--gl-space-8) + var(--gl-safe-right));

    @media ${NARROW_WINDOW} {
      margin-inline-end: var(--gl-space-4);
    }
  }
`
