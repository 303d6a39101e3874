import type { Thread } from '@greenlight/domain/thread'
import type { ReactNode } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConversationFoot } from './ConversationFoot.tsx'

// What asks the session or the database is replaced; the focus is the subject.
vi.mock('@greenlight/kit/write/WriteGate', () => ({
  WriteGate: ({ children }: { children: ReactNode }) => children,
}))
vi.mock(import('../live/useMe.ts'), async (original) => ({
  ...(await original()),
  useMyUid: () => 'me',
}))
vi.mock(import('../data/threads.ts'), async (original) => ({
  ...(await original()),
  setLeft: () => Promise.resolve(),
}))

afterEach(cleanup)

const request: Thread = {
  id: 'ann_me',
  members: ['ann', 'me'],
  memberInfo: {},
  lastMessage: 'Hello',
  lastSender: 'ann',
  lastAt: null,
  lastRead: {},
  createdAt: null,
  startedBy: 'ann',
  state: 'request',
  sent: 1,
  left: [],
  reportId: null,
}
const open: Thread = { ...request, state: 'open' }
const left: Thread = { ...open, left: ['me'] }

const nothing = () => {}

function Shown({ thread }: { thread: Thread }) {
  return (
    <section>
      <h2 tabIndex={-1}>Ann</h2>
      <ConversationFoot
        thread={thread}
        isNew={false}
        name="Ann"
        left={null}
        refused={false}
        picking={false}
        onReport={nothing}
        onReportMember={nothing}
        onBlocked={nothing}
        onLeftChange={nothing}
        onSend={nothing}
      />
    </section>
  )
}

/** On a phone the focus in the message box would open the keyboard. */
test.each([
  ['mouse', 'Answer', true, request, request, 'textbox'],
  ['mouse', 'Come back', true, left, open, 'textbox'],
  ['touch screen', 'Answer', false, request, request, 'heading'],
  ['touch screen', 'Come back', false, left, open, 'heading'],
] as const)('%s: %s does not lose the focus', (_, name, fine, before, after, role) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: fine } as MediaQueryList)
  const { rerender } = render(<Shown thread={before} />)
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  rerender(<Shown thread={after} />)
  expect(screen.queryByRole('button', { name })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole(role))
})

test('the button keeps the focus when the conversation changes', () => {
  const { rerender } = render(<Shown thread={left} />)
  const button = screen.getByRole('button', { name: 'Come back' })
  button.focus()
  rerender(<Shown thread={{ ...left, lastMessage: 'Bye' }} />)
  expect(document.activeElement).toBe(button)
})
