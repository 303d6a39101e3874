import { type FlagTarget, flagTargetLabels, flagTargetPath } from '@greenlight/domain/flag'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { askConfirm, showToast, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { placeholderId, useFlagging } from './flagging.ts'
import { getMyFlagState, withdrawFlag } from './flagRequests.ts'

type Props = { target: FlagTarget; centered?: boolean }

/** Replaces content that I flagged. Shows how the flag was decided. An open flag can be withdrawn. */
export function FlaggedPlaceholder({ target, centered = false }: Props) {
  const what = flagTargetLabels[target.kind]
  const path = flagTargetPath(target)
  const { show } = useFlagging()
  const { data: state } = useLoad(
    ['profile', 'myFlag', path],
    () => getMyFlagState(path),
    kitFailure('kit/flags-load-failed'),
  )
  const { busy, error, run } = useAction(failure('profile/flag-withdraw-failed'))

  const takeBack = async () => {
    const confirmed = await askConfirm(
      `Take back your report? You see this ${what} again, and cannot report it a second time.`,
      { confirmLabel: 'Take it back' },
    )
    if (!confirmed || !(await run(() => withdrawFlag(path)))) return
    show(target)
    showToast('You took back your report.')
  }
  // An upheld flag hides a profile from everybody, so one that is on screen was put back.
  const isBack = state === 'upheld' && target.kind === 'report'
  const isDecided = state === 'dismissed' || state === 'withdrawn' || isBack
  return (
    <Note id={placeholderId(target)} tabIndex={-1} $centered={centered}>
      <p>
        You reported this {what}. It is hidden for you.{' '}
        {state === 'open' && 'An admin will look at it and decide.'}
        {state === 'upheld' && !isBack && 'An admin agreed with your report.'}
        {isBack && 'An admin agreed with your report. It was put back later.'}
        {state === 'dismissed' && 'An admin looked at it and decided that it stays.'}
      </p>
      {error && <ErrorPanel text={error.message} />}
      {state === 'open' && (
        <Button size="small" busy={busy} onClick={() => void takeBack()}>
          Take back my report
        </Button>
      )}
      {isDecided && (
        <Button size="small" onClick={() => show(target)}>
          Show it again
        </Button>
      )}
    </Note>
  )
}

const Note = styled.div<{ $centered: boolean }>`
  display: grid;
  justify-items: ${({ $centered }) => ($centered ? 'center' : 'start')};
  gap: var(--gl-space-2);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);

  & > p {
    font-style: italic;
  }
`
