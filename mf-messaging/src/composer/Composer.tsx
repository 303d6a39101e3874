import { limits } from '@greenlight/kit/domain/limits'
import { Button } from '@greenlight/kit/ui/Button'
import { TextArea } from '@greenlight/kit/ui/TextArea'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { Counter } from './Counter.tsx'
import { isBlank } from './isBlank.ts'
import { useDraft } from './useDraft.ts'

type Props = {
  threadId: string
  /** The other member's. */
  name: string
  /** Why this member cannot be written to, or cannot answer. */
  notice: ReactNode
  /** The other member takes no messages: what is typed is kept, but not sent. */
  refused: boolean
  onSend: (text: string) => void
}

/** Where one writes. Enter sends, Shift and Enter break the line; never while a word is being composed. */
export function Composer({ threadId, name, notice, refused, onSend }: Props) {
  const [draft, write] = useDraft(threadId)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const tooLong = draft.trim().length > limits.message

  // Not on a phone: its keyboard would cover what one came to read.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true })
  }, [])

  const send = () => {
    box.current?.focus()
    if (isBlank(draft) || tooLong || refused) return
    onSend(draft.trim())
    write('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that did it: only the old key code still tells.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {notice && <Notice id={`${id}-notice`}>{notice}</Notice>}
      <Box
        ref={box}
        rows={1}
        aria-label={`Message ${name}`}
        aria-describedby={`${id}-notice ${id}-counter`}
        aria-invalid={tooLong || undefined}
        placeholder="Write a message"
        enterKeyHint="send"
        dir="auto"
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Send
        type="submit"
        variant="primary"
        aria-label="Send"
        aria-disabled={refused || tooLong || isBlank(draft)}
        // Keeps the focus in the box, and a phone's keyboard up.
        onPointerDown={(event) => event.preventDefault()}
      >
        <SendHorizontal aria-hidden />
      </Send>
      <Counter id={`${id}-counter`} length={draft.trim().length} />
    </Form>
  )
}

/* The floating menu stands at the right; box, button and menu share one line through their middles. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 0 var(--gl-space-2);
  padding: var(--gl-space-3) calc(var(--gl-menu) + var(--gl-space-8) + var(--gl-safe-right)) 0
    calc(var(--gl-space-3) + var(--gl-safe-left));
  border-block-start: 1px solid var(--gl-line);
  background: var(--gl-surface);
`

const Notice = styled.div`
  grid-column: 1 / -1;
  padding-block-end: var(--gl-space-2);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`

const Box = styled(TextArea)`
  min-height: 3rem;
  max-height: min(10rem, 30dvh);
  padding-block: 0.65rem;
  resize: none;
  line-height: 1.4;
`

const Send = styled(Button)`
  width: 3rem;
  height: 3rem;
  padding: 0;
`
