import { nextAllowedAt, dailyLimits, type QuotaKind } from '@greenlight/domain/quota'
import { timeText } from '@greenlight/domain/when'
import { useLoad, useSession } from '@greenlight/runtime'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { getCounter, knownCounter, subscribeCounters } from '../data/quota.ts'
import { VerifyEmail } from './VerifyEmail.tsx'

type Words = { readonly act: string; readonly done: string; readonly again: string }

const words: Readonly<Record<QuotaKind, Words>> = {
  share: { act: 'share a profile', done: `shared ${dailyLimits.share} profiles`, again: 'share' },
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
  const verified = useSession(({ user }) => user?.emailVerified ?? false)
  const limited = kind === 'message' ? null : kind
  const until = useNextAllowedAt(limited, verified)
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
      <Note role="status">
        You have {done} today. You can {again} again {whenText(until)}.
      </Note>
    )
  }
  return children
}

/** When the member can make another one of this kind; null if now, or not known yet. */
function useNextAllowedAt(kind: QuotaKind | null, asks: boolean): Date | null {
  const [now, setNow] = useState(() => new Date())
  const counter = useSyncExternalStore(subscribeCounters, () => kind && knownCounter(kind))
  // Until the counter is loaded, and if that fails, the button is shown: the rules decide.
  useLoad(
    asks && kind && counter === undefined ? ['quota', kind] : null,
    async () => kind && getCounter(kind),
    failure('kit/member-load-failed'),
  )
  const until = kind && nextAllowedAt(kind, counter ?? null, now)
  const end = until?.getTime()

  useEffect(() => {
    if (end === undefined) return
    const timer = setTimeout(() => setNow(new Date()), end - Date.now() + 1000)
    return () => clearTimeout(timer)
  }, [end])

  return until
}

/** "at 2:20 PM" or "tomorrow at 2:20 PM" */
function whenText(date: Date): string {
  const isToday = date.toDateString() === new Date().toDateString()
  return `${isToday ? '' : 'tomorrow '}at ${timeText(date)}`
}

const Note = styled.div`
  padding: var(--gl-space-3) var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-sunken);
`
