import { Button } from '@greenlight/kit/ui/form/Button'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { askConfirm } from '@greenlight/runtime'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { deleteReply } from './replyRequests.ts'

/** Deletes the answer that a granted request put on a profile. */
export function DeleteReply({ reportId }: { reportId: string }) {
  const { busy, error, run } = useAction(failure('onboarding/reply-delete-failed'))
  const [isDeleted, setIsDeleted] = useState(false)
  const state = useRef<HTMLParagraphElement>(null)
  // The focused button is gone.
  useEffect(() => {
    if (isDeleted && mayMoveFocusFrom(null)) state.current?.focus()
  }, [isDeleted])

  async function ask(): Promise<void> {
    const confirmed = await askConfirm('Delete your answer on the profile?', {
      confirmLabel: 'Delete',
      destructive: true,
    })
    if (confirmed && (await run(() => deleteReply(reportId)))) setIsDeleted(true)
  }
  if (isDeleted) {
    return (
      <State ref={state} tabIndex={-1}>
        Your answer is no longer on the profile.
      </State>
    )
  }
  return (
    <div>
      <Button size="small" busy={busy} onClick={() => void ask()}>
        Delete my answer
      </Button>
      {error && <ErrorPanel text={error.message} />}
    </div>
  )
}

const State = styled.p`
  &:focus {
    outline: none;
  }
`
