import { sessionStore } from '@greenlight/runtime'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { sessionDraft } from './sessionDraft.ts'
import { useForm } from './useForm.ts'

afterEach(() => {
  cleanup()
  sessionStore.clear()
})

const KEY = 'gl.kit.test.v1'
const schema = v.object({ note: v.string() })

test.each(['', '{', '[]', '{"note":1}'])('does not read %j', (text) => {
  sessionStore.set(KEY, text)
  expect(sessionDraft(KEY, schema).read()).toBeNull()
})

test('reads what was written until it is dropped', () => {
  const draft = sessionDraft(KEY, schema)
  draft.write({ note: 'Hello' })
  expect(sessionDraft(KEY, schema).read()).toEqual({ note: 'Hello' })
  draft.drop()
  expect(draft.read()).toBeNull()
})

test('moves a draft from its former key once', () => {
  sessionStore.set('gl.test', '{"note":"Old"}')
  const draft = sessionDraft(KEY, schema, 'gl.test')
  expect(draft.read()).toEqual({ note: 'Old' })
  expect(sessionStore.get('gl.test')).toBeNull()
  draft.drop()
  expect(draft.read()).toBeNull()
})

test('a draft of this release is newer than one under the former key', () => {
  sessionStore.set('gl.test', '{"note":"Old"}')
  sessionStore.set(KEY, '{"note":"New"}')
  expect(sessionDraft(KEY, schema, 'gl.test').read()).toEqual({ note: 'New' })
})

function Form() {
  const form = useForm({
    initial: { note: 'New' },
    schema,
    submit: () => Promise.resolve(),
    failure: { code: 'test/send-failed', text: 'Failed to send.' },
    draft: sessionDraft(KEY, schema),
  })
  return (
    <form {...form.props}>
      <input aria-label="Note" {...form.text('note')} />
      <button type="button" onClick={() => form.reset()}>
        Empty
      </button>
    </form>
  )
}

test('a form keeps its draft until reset, also when it is closed', () => {
  const box = () => screen.getByRole<HTMLInputElement>('textbox')
  const first = render(<Form />)
  fireEvent.change(box(), { target: { value: 'Typed' } })
  first.unmount()
  const second = render(<Form />)
  expect(box().value).toBe('Typed')
  fireEvent.click(screen.getByRole('button'))
  expect(box().value).toBe('New')
  second.unmount()
  render(<Form />)
  expect(box().value).toBe('New')
})
