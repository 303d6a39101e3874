import type { Case } from '@greenlight/domain/case'
import { decisionText } from '@greenlight/domain/decisionPoint'
import { parseFlagTargetPath } from '@greenlight/domain/flag'
import { timeText } from '@greenlight/domain/when'
import { paths } from '@greenlight/kit/contract/paths'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Button } from '@greenlight/kit/ui/form/Button'
import { focusTitle, mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { askConfirm, Link } from '@greenlight/runtime'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { Appeal } from './Appeal.tsx'
import type { NamedNotice } from './namedNotices.ts'
import { removeNotice } from './noticeRequests.ts'
import { reportIdOf } from './noticeSubject.ts'
import { isAppealable, noticeParts } from './noticeTexts.ts'
import type { Outcome } from './outcomes.ts'

type Props = {
  notice: NamedNotice
  /** Unread when the page was opened. */
  isNew: boolean
  /** Undefined until my appeals are loaded. */
  cases: readonly Case[] | undefined
  onAppealed: () => void
  onRemoved: () => void
}

const LOSES_APPEAL = 'Remove this notice? You can then no longer appeal.'

/** What happened to which profile, the admin's reason, and the appeal. */
export function NoticeItem({ notice, isNew, cases, onAppealed, onRemoved }: Props) {
  const { id, kind, at } = notice
  const { busy, error, run } = useAction(failure('profile/notice-remove-failed'))
  const item = useRef<HTMLElement>(null)
  const now = useNow()
  const textId = useId()
  const reason = decisionText(notice.point, notice.reason)
  const appeal = cases?.find(({ appealed }) => appealed === id) ?? null

  const remove = async () => {
    const losesAppeal = !appeal && isAppealable(notice, now)
    if (losesAppeal && !(await askConfirm(LOSES_APPEAL, { confirmLabel: 'Remove' }))) return
    if (!(await run(() => removeNotice(id)))) return
    if (item.current && mayMoveFocusFrom(item.current)) focusBeside(item.current)
    onRemoved()
  }
  return (
    <Root ref={item} tabIndex={-1} aria-labelledby={textId}>
      <WhatHappened id={textId} notice={notice} isNew={isNew} />
      {reason && kind !== 'uphold' && (
        <Reason>
          <bdi>{reason}</bdi>
        </Reason>
      )}
      <Foot>
        <Time at={at} />
        <NoticeTarget notice={notice} />
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          aria-label="Remove this notice"
          aria-describedby={textId}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </Foot>
      {error && <ErrorPanel text={error.message} onRetry={() => void remove()} />}
      {(appeal ?? (cases && isAppealable(notice, now))) && (
        <Appeal notice={notice} appeal={appeal} onSent={onAppealed} />
      )}
    </Root>
  )
}

/** How a flag of mine was decided. It is read from the flag, so it cannot be removed. */
export function OutcomeItem({ outcome, isNew }: { outcome: Outcome; isNew: boolean }) {
  const textId = useId()
  return (
    <Root tabIndex={-1} aria-labelledby={textId}>
      <WhatHappened id={textId} notice={outcome} isNew={isNew} />
      <Foot>
        <Time at={outcome.at} />
        <NoticeTarget notice={outcome} />
      </Foot>
    </Root>
  )
}

type WhatHappenedProps = { id: string; notice: NamedNotice | Outcome; isNew: boolean }

/** The name links to the profile. */
function WhatHappened({ id, notice, isNew }: WhatHappenedProps) {
  const { subject } = notice
  const [before, name, after] = noticeParts(notice, subject)
  return (
    <Happened $new={isNew}>
      {isNew && <Dot aria-hidden />}
      <span id={id}>
        {before}
        {subject && name && (
          <Link to={paths.profile(subject.reportId)}>
            <bdi>{name}</bdi>
          </Link>
        )}
        {after}
      </span>
    </Happened>
  )
}

function Time({ at }: { at: Date | null }) {
  return at && <time dateTime={at.toISOString()}>{timeText(at)}</time>
}

/** Moves the focus to the next notice, else to the previous one, else to the title of the page. */
function focusBeside(notice: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>('main article')]
  const at = all.indexOf(notice)
  const place = all[at + 1] ?? all[at - 1]
  if (place) place.focus()
  else focusTitle()
}

const Root = styled.article`
  display: grid;
  gap: var(--gl-space-2);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-surface);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
`

const Happened = styled.p<{ $new: boolean }>`
  display: flex;
  align-items: baseline;
  gap: var(--gl-space-2);
  font-weight: ${({ $new }) => ($new ? '600' : 'inherit')};
`

const Dot = styled.span`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--gl-green-text);
`

const Reason = styled.p`
  padding-inline-start: var(--gl-space-3);
  border-inline-start: 3px solid var(--gl-line);
  color: var(--gl-ink-soft);
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-1) var(--gl-space-4);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);

  & > button {
    margin-inline: auto calc(-1 * var(--gl-space-3));
  }
`

/** A link to what is not named; nothing if it does not exist any more. */
function NoticeTarget({ notice }: { notice: NamedNotice | Outcome }) {
  const { kind, target, subject } = notice
  const thing = parseFlagTargetPath(target)
  if (kind === 'warn') return <Link to={paths.terms()}>Read the guidelines</Link>
  if (thing?.kind === 'message') {
    return <Link to={paths.messages(thing.threadId)}>See the conversation</Link>
  }
  const reportId = reportIdOf(target)
  if (reportId === null || (subject && kind !== 'visible')) return null
  // The share is deleted, or hidden from the member who reported it.
  if (thing?.kind === 'report' && (kind === 'delete' || kind === 'uphold')) return null
  return <Link to={paths.profile(reportId)}>See the profile</Link>
}
