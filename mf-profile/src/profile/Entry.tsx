import type { ErrorCode } from '@greenlight/kit/domain/errors'
import type { FlagTarget } from '@greenlight/kit/domain/flagTarget'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline } from '@greenlight/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { failureText } from '../failureText.ts'
import { FlagButton } from '../flags/FlagButton.tsx'
import { useRemove } from './useRemove.ts'

type Props = {
  byline: ReactNode
  text: string
  /** What it is, for those who do not see where its buttons stand. */
  label: string
  isMine: boolean
  target: FlagTarget
  busy: boolean
  remove: {
    question: string
    code: ErrorCode
    run: () => Promise<void>
    onDone: () => void
  }
  children?: ReactNode
}

/** Something a member wrote: its author deletes it, everyone else may report it. */
export function Entry({ byline, text, label, isMine, target, busy, remove, children }: Props) {
  const online = useOnline()
  const { ask, removing, error } = useRemove(remove)
  return (
    <Root>
      <Head>{byline}</Head>
      <Text>
        <bdi>{text}</bdi>
      </Text>
      <Foot>
        <Actions>
          {isMine && !busy && (
            <Button
              variant="quiet"
              size="small"
              busy={removing}
              aria-label={`Delete ${label}`}
              onClick={() => void ask()}
            >
              {!removing && <Trash2 aria-hidden />}
              Delete
            </Button>
          )}
          {!isMine && <FlagButton target={target} label={`Report ${label}`} />}
        </Actions>
        {children}
      </Foot>
      {error && <ErrorPanel text={failureText(error, online)} onRetry={() => void ask()} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-3);
`

const Text = styled.p`
  white-space: pre-line;
`

const Foot = styled.div`
  position: relative;
  min-height: 2.25rem;
`

// On the line of the button that shows the comments, which open below both.
const Actions = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: calc(-1 * var(--gl-space-2));
`
