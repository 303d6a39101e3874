import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'
import { ToggleGroup } from './ToggleGroup.tsx'
import { useForm } from './useForm.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  signedIn = true
})

let signedIn = true

const fields = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Name is required.'), v.maxLength(5, 'Too long.')),
  color: v.picklist(['red', 'blue'], 'Please choose a color.'),
  age: v.pipe(v.string(), v.regex(/^\d+$/, 'Valid age is required.'), v.transform(Number)),
})
const schema = v.pipe(
  v.custom<object>(() => signedIn, 'You must be signed in.'),
  fields,
)

type Color = 'red' | 'blue'
type Values = { name: string; color: Color | null; age: string }
const empty: Values = { name: '', color: null, age: '' }
const options = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
] as const

type Props = {
  send: (checked: v.InferOutput<typeof fields>) => Promise<void>
  onForm?: (form: ReturnType<typeof useForm<Values, v.InferOutput<typeof fields>>>) => void
}

/** On the page, the age is before the color. */
function Form({ send, onForm }: Props) {
  const form = useForm({
    initial: empty,
    schema,
    submit: send,
    failure: { code: 'test/send-failed', text: 'Failed to send.' },
  })
  useEffect(() => void onForm?.(form))
  return (
    <form {...form.props}>
      {form.message && <p role="alert">{form.message}</p>}
      <Field label="Name" error={form.errors.name} hint="A nickname is enough.">
        {(control) => <Input {...control} {...form.text('name')} />}
      </Field>
      <Field label="Age" error={form.errors.age}>
        {(control) => <Input {...control} {...form.text('age')} />}
      </Field>
      <ToggleGroup
        legend="Color"
        options={options}
        selected={form.values.color ? [form.values.color] : []}
        onToggle={form.field('color').onChange}
        error={form.field('color').error}
      />
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </form>
  )
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const sendButton = () => screen.getByRole('button', { name: 'Send' })
const alertText = () => screen.queryByRole('alert')?.textContent ?? null
const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

async function fill(name: string, age: string): Promise<void> {
  await userEvent.type(box('Name'), name)
  await userEvent.type(box('Age'), age)
  await userEvent.click(screen.getByRole('button', { name: 'Blue' }))
}

/** A request that the test answers. */
function pending() {
  let resolve = () => {}
  let reject = (_error: Error) => {}
  const answer = new Promise<void>((...ends) => ([resolve, reject] = ends))
  return { send: vi.fn(() => answer), resolve, reject }
}

const goOnline = (online: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

test('shows all problems at their fields and focuses the first one of the page', async () => {
  const send = vi.fn(() => Promise.resolve())
  render(<Form send={send} />)
  await userEvent.type(box('Name'), 'Robin!')
  await userEvent.click(sendButton())
  expect(describedBy(box('Name'))).toEqual(['Too long.', 'A nickname is enough.'])
  expect(box('Name').getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(box('Age'))).toEqual(['Valid age is required.'])
  expect(describedBy(screen.getByRole('group'))).toEqual(['Please choose a color.'])
  expect(document.activeElement).toBe(box('Name'))
  expect(send).not.toHaveBeenCalled()

  await userEvent.clear(box('Name'))
  await userEvent.type(box('Name'), 'Robin')
  await userEvent.click(sendButton())
  expect(document.activeElement).toBe(box('Age'))
  await userEvent.type(box('Age'), '30')
  await userEvent.click(sendButton())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Red' }))
})

test('keeps an error until a change ends it, and shows no other one before the next try', async () => {
  render(<Form send={() => Promise.resolve()} />)
  await fill(' ', 'x')
  await userEvent.click(sendButton())
  await userEvent.type(box('Age'), 'y')
  expect(screen.queryByText('Valid age is required.')).not.toBeNull()
  await userEvent.clear(box('Age'))
  await userEvent.type(box('Age'), '30')
  expect(screen.queryByText('Valid age is required.')).toBeNull()
  await userEvent.type(box('Age'), '!')
  expect(screen.queryByText('Valid age is required.')).not.toBeNull()
  await userEvent.type(box('Name'), 'Robin Red')
  expect(screen.queryByText('Name is required.')).toBeNull()
  expect(screen.queryByText('Too long.')).toBeNull()
})

test('shows a problem of the whole form alone', async () => {
  signedIn = false
  render(<Form send={() => Promise.resolve()} />)
  await userEvent.click(sendButton())
  expect(alertText()).toBe('You must be signed in.')
  expect(document.querySelector('[aria-invalid], [data-invalid]')).toBeNull()
  signedIn = true
  await userEvent.click(sendButton())
  expect(alertText()).toBeNull()
  expect(describedBy(box('Age'))).toEqual(['Valid age is required.'])
})

test('sends the checked values once and is busy meanwhile', async () => {
  const { send, resolve } = pending()
  let submit = () => Promise.resolve(true)
  render(<Form send={send} onForm={(form) => (submit = form.submit)} />)
  await fill(' Ann ', '30')
  act(() => void Promise.all([submit(), submit()]))
  expect(sendButton().getAttribute('aria-busy')).toBe('true')
  expect(await submit()).toBe(false)
  expect(send.mock.calls).toEqual([[{ name: 'Ann', color: 'blue', age: 30 }]])
  await act(async () => Promise.resolve(resolve()))
  expect(sendButton().getAttribute('aria-busy')).toBeNull()
  expect(send).toHaveBeenCalledTimes(1)
})

test('keeps what is typed after a failure, and shows offline before any other error', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(<Form send={() => Promise.reject(new Error('no'))} />)
  await fill('Ann', '30')
  goOnline(false)
  await userEvent.click(sendButton())
  expect(alertText()).toBe('You are offline. Please check your connection.')
  goOnline(true)
  expect(alertText()).toBe('Failed to send.')
  expect([box('Name').value, box('Age').value]).toEqual(['Ann', '30'])
  await userEvent.clear(box('Age'))
  await userEvent.click(sendButton())
  expect(alertText()).toBeNull()
})

test('a failure shown at a field focuses the field, unless the member has moved on', async () => {
  const Password = ({ send }: { send: () => Promise<void> }) => {
    const form = useForm({
      initial: { password: '' },
      schema: v.object({ password: v.string() }),
      submit: send,
      failure: { code: 'test/wrong', text: 'This password is wrong.' },
    })
    return (
      <form {...form.props}>
        <Field label="Password" error={form.errors.password ?? form.error?.message}>
          {(control) => <Input {...control} {...form.text('password')} />}
        </Field>
        <Button type="submit">Go on</Button>
      </form>
    )
  }
  const first = pending()
  const { rerender } = render(<Password send={first.send} />)
  await userEvent.click(screen.getByRole('button'))
  await act(async () => Promise.resolve(first.reject(new Error('no'))))
  expect(document.activeElement).toBe(box('Password'))

  const second = pending()
  rerender(
    <>
      <Password send={second.send} />
      <input aria-label="Elsewhere" />
    </>,
  )
  await userEvent.click(screen.getByRole('button'))
  box('Elsewhere').focus()
  await act(async () => Promise.resolve(second.reject(new Error('no'))))
  expect(document.activeElement).toBe(box('Elsewhere'))
})

test('a form is not busy with the request of another form', async () => {
  const slow = pending()
  render(
    <>
      <Form send={slow.send} />
      <Form send={() => Promise.resolve()} />
    </>,
  )
  for (const label of screen.getAllByLabelText('Name')) await userEvent.type(label, 'Ann')
  for (const label of screen.getAllByLabelText('Age')) await userEvent.type(label, '30')
  for (const blue of screen.getAllByRole('button', { name: 'Blue' })) await userEvent.click(blue)
  const buttons = screen.getAllByRole('button', { name: 'Send' })
  for (const button of buttons) await userEvent.click(button)
  expect(buttons.map((button) => button.getAttribute('aria-busy'))).toEqual(['true', null])
})
