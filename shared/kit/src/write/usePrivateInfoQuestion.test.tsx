// @vitest-environment happy-dom
import { type DialogRequest, useDialogs } from '@greenlight/runtime'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { usePrivateInfoQuestion } from './usePrivateInfoQuestion.ts'

afterEach(cleanup)

function setUp() {
  const { result } = renderHook(() => ({
    ask: usePrivateInfoQuestion({ confirmLabel: 'Add anyway' }),
    dialogs: useDialogs(),
  }))
  /** Asks about `text`; `answer` is null if no question is expected. */
  async function ask(text: string, answer: boolean | null) {
    let shown: DialogRequest | undefined
    let may: Promise<boolean> | undefined
    act(() => void (may = result.current.ask(text)))
    await act(async () => {
      ;[shown] = result.current.dialogs.requests
      if (answer !== null) shown?.answer(answer)
      await may
    })
    return { shown, may: await may }
  }
  return { ask }
}

it('asks about private information, with Edit as the main button, once for the same text', async () => {
  const { ask } = setUp()
  const first = await ask('Call 555-867-5309', false)
  expect(first.may).toBe(false)
  expect(first.shown).toMatchObject({
    text: 'Your words seem to hold a phone number. Others could find this person with it.',
    confirmLabel: 'Add anyway',
    cancelLabel: 'Edit',
    cancelIsMain: true,
  })
  expect((await ask('Call 555-867-5309', true)).may).toBe(true)
  const again = await ask('Call 555-867-5309', null)
  expect(again.may).toBe(true)
  expect(again.shown).toBeUndefined()
  expect((await ask('Call 555-867-5310', false)).may).toBe(false)
})

it('does not ask about a text without it', async () => {
  const { ask } = setUp()
  const { shown, may } = await ask('Kind and on time.', null)
  expect(shown).toBeUndefined()
  expect(may).toBe(true)
})
