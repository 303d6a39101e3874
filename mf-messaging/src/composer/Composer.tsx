import { isBlank } from '@greenlight/domain/fields'
import { limits } from '@greenlight/domain/limits'
import { NARROW_WINDOW } from '@greenlight/kit/contract/fillsWindow'
import { Button } from '@greenlight/kit/ui/form/Button'
import { TextArea } from '@greenlight/kit/ui/form/Input'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { useDraft } from './useDraft.ts'

/** The counter appears at this many remaining characters. */
const NEAR_END = 200

type Props = {
  threadId: string
  /** The other member's name. */
  name: string
  /** The reason why sending or answering is not possible now. */
  notice: ReactNode
  /** The other member accepts no messages: the draft is kept, but not sent. */
  refused: boolean
  /** False without a conversation: no member would see the typing mark. */
  isNew: boolean
  onSend: (text: string) => void
}

/** The message box. Enter sends and Shift+Enter adds a line, except during input method composition. */
export function Composer({ threadId, name, notice, refused, isNew, onSend }: Props) {
  const [draft, changeDraft] = useDraft(threadId, !isNew)
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const tooLong = draft.trim().length > limits.message

  // Not on a phone: its keyboard would cover the messages.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true })
  }, [])

  const send = () => {
    box.current?.focus()
    if (isBlank(draft) || tooLong || refused) return
    onSend(draft.trim())
    changeDraft('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends the composition before this event. Only the legacy key code still indicates it.
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
        onChange={(event) => changeDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Send
        type="submit"
        variant="primary"
        aria-label="Send"
        aria-disabled={refused || tooLong || isBlank(draft)}
        // Keeps the focus in the box and the phone's keyboard open.
        onPointerDown={(event) => event.preventDefault()}
      >
        <SendHorizontal aria-hidden />
      </Send>
      <HintLine>
        <PrivateInfoHint text={draft} />
      </HintLine>
      <Counter id={`${id}-counter`} length={draft.trim().length} />
    </Form>
  )
}

/** Shows the number of remaining characters. It always takes its line, so that the layout does not move. */
function Counter({ id, length }: { id: string; length: number }) {
  const left = limits.message - length
  return (
    <CounterLine id={id} data-over={left < 0 || undefined}>
      {left < 0 && `Too long by ${-left} ${-left === 1 ? 'character' : 'characters'}.`}
      {left >= 0 && left <= NEAR_END && `${left} left`}
    </CounterLine>
  )
}

/*
 * Leaves room for the floating menu at the right, on one line with box and button. In a narrow window
 * the menu is in the header.
 */
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: flex-end;
  gap: var(--gl-space-2);
  padding: var(--gl-space-3) calc(var(--gl-menu) + var(--gl-space-8) + var(--gl-safe-right)) 0
    calc(var(--gl-space-3) + var(--gl-safe-left));

  @media ${NARROW_WINDOW} {
    padding-inline-end: calc(var(--gl-space-3) + var(--gl-safe-right));
  }
`

const Notice = styled.div`
  display: grid;
  flex: 1 0 100%;
  justify-items: start;
  gap: var(--gl-space-2);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`

/* With large text the button is below it. */
const Box = styled(TextArea)`
  flex: 1 1 10rem;
  width: auto;
  min-width: 0;
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

const HintLine = styled.div`
  flex: 1 0 100%;

  &:has(> :empty) {
    display: contents;
  }
`

const CounterLine = styled.div`
  flex: 1 0 100%;
  height: calc(1.75rem + var(--gl-safe-bottom));
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-xs);
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-over] {
    color: var(--gl-red-text);
    font-weight: var(--gl-weight-medium);
  }
`
