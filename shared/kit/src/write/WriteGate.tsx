import { dailyLimits, nextAllowedAt, type QuotaKind } from '@greenlight/domain/quota'
import { timeText } from '@greenlight/domain/when'
import { useSession } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useCounter } from '../data/quota.ts'
import { useNow } from '../ui/display/useNow.ts'
import { Announced } from '../ui/status/Announced.tsx'
import { VerifyEmail } from './VerifyEmail.tsx'

type Words = { readonly act: string; readonly done: string; readonly again: string }

const words: Readonly<Record<QuotaKind, Words>> = {
  share: { act: 'share a profile', done: `shared ${dailyLimits.share} profiles`, again: 'share' },
  revision: {
    act: 'propose other notes',
    done: `proposed other notes ${dailyLimits.revision} times`,
    again: 'propose some',
  },
  experience: {
    act: 'add an experience',
    done: `added ${dailyLimits.experience} experiences`,
    again: 'add one',
  },
  comment: {
    act: 'add a comment',
    done: `added ${dailyLimits.comment} comments`,
    again: 'add one',
  },
  thread: {
    act: 'start a conversation',
    done: `started ${dailyLimits.thread} conversations`,
    again: 'start one',
  },
  flag: { act: 'report something', done: `reported ${dailyLimits.flag} times`, again: 'report' },
  case: { act: 'send a request', done: `sent ${dailyLimits.case} requests`, again: 'send one' },
}

/** Messages in a conversation have no daily limit. */
type Props = { kind: QuotaKind | 'message'; children: ReactNode }

/** Shows the button that sends a form, or why this member cannot send it. They read this before they type. */
export function WriteGate({ kind, children }: Props) {
  return useWriteRefusal(kind) ?? children
}

/** A note that says why this member cannot send a form now; null if they can. For above a long form. */
export function useWriteRefusal(kind: Props['kind']): ReactNode {
  const verified = useSession(({ user }) => user?.emailVerified ?? false)
  const limited = kind === 'message' ? null : kind
  const now = useNow()
  // Until the counter is loaded, and if that fails, the button is shown: the rules decide.
  const counter = useCounter(verified ? limited : null) ?? null
  const until = limited && nextAllowedAt(limited, counter, now)
  if (!verified) {
    return (
      <Note>
        <VerifyEmail>
          Verify your e-mail address to {limited ? words[limited].act : 'write'}.
        </VerifyEmail>
      </Note>
    )
  }
  if (limited && until) {
    const { done, again } = words[limited]
    return (
      <Note>
        <Announced>
          {`You have ${done} today. You can ${again} again ${whenText(until, now)}.`}
        </Announced>
      </Note>
    )
  }
  return null
}

/** "at 2:20 PM" or "tomorrow at 2:20 PM" */
function whenText(date: Date, now: Date): string {
  const isToday = date.toDateString() === now.toDateString()
  return `${isToday ? '' : 'tomorrow '}at ${timeText(date)}`
}

const Note = styled.div`
  padding: var(--gl-space-3) var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-sunken);
`
