import type { FlagTarget } from '@greenlight/domain/flag'
import { Button } from '@greenlight/kit/ui/form/Button'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import type { OtherMember } from '@greenlight/kit/write/blockMember'
import type { Deletion } from '@greenlight/kit/write/useDeleteContribution'
import { serverNow } from '@greenlight/runtime'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { contentId } from '../flags/flagging.ts'
import { OpenFlagDialogButton } from '../flags/OpenFlagDialogButton.tsx'
import { EditForm } from './EditForm.tsx'
import { editableUntil, isEditable } from './editingTime.ts'

type Props = {
  byline: ReactNode
  text: string
  /** Names it for screen readers: "Ann’s comment". */
  label: string
  isMine: boolean
  createdAt: Date | null
  target: FlagTarget
  author: OtherMember | null
  busy: boolean
  edit: Pick<ComponentProps<typeof EditForm>, 'schema' | 'save'>
  deletion: Deletion
  /** The content that its button shows and hides, below the text. */
  below?: Pick<ComponentProps<typeof Disclosure>, 'label' | 'children'>
}

/** An experience or a comment. Its author can change and delete it, everyone else can report it. */
export function Contribution(props: Props) {
  const { byline, text, label, isMine, createdAt, target, author, busy, edit, deletion, below } =
    props
  const [editing, setEditing] = useState(false)
  const editable = useEditable(createdAt)
  const body = useRef<HTMLDivElement>(null)

  const stopEditing = () => {
    setEditing(false)
    if (mayMoveFocusFrom(body.current)) body.current?.focus()
  }
  const actions = (
    <Actions>
      {isMine && !busy && !editing && editable && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Edit ${label}`}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden />
          Edit
        </Button>
      )}
      {isMine && !busy && (
        <Button
          variant="quiet"
          size="small"
          busy={deletion.busy}
          aria-label={`Delete ${label}`}
          onClick={() => void deletion.askAndDelete()}
        >
          {!deletion.busy && <Trash2 aria-hidden />}
          Delete
        </Button>
      )}
      {!isMine && (
        <OpenFlagDialogButton target={target} author={author} label={`Report ${label}`} />
      )}
    </Actions>
  )
  return (
    <Root ref={body} role="group" aria-label={label} id={contentId(target)} tabIndex={-1}>
      <Head>{byline}</Head>
      {editing ? (
        <EditForm text={text} label={label} {...edit} onClose={stopEditing} />
      ) : (
        <Text>
          <bdi>{text}</bdi>
        </Text>
      )}
      {below ? <Disclosure {...below} aside={actions} /> : actions}
      {deletion.error && (
        <ErrorPanel text={deletion.error.message} onRetry={() => void deletion.askAndDelete()} />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);

  &:focus {
    outline: none;
  }
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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  min-height: 2.25rem;
  margin-inline: auto calc(-1 * var(--gl-space-2));
`

const currentTime = () => serverNow().getTime()

/** Whether the author can still edit a text that was created at `createdAt`. */
function useEditable(createdAt: Date | null): boolean {
  const [now, setNow] = useState(currentTime)
  const until = editableUntil(createdAt)
  useEffect(() => {
    const left = until - currentTime()
    if (left <= 0) return
    const timer = setTimeout(() => setNow(currentTime()), left)
    return () => clearTimeout(timer)
  }, [until])
  return isEditable(createdAt, now)
}
