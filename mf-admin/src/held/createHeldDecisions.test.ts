// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fail } from '../errors.ts'
import { createHeldDecisions, HELD_KEY, HOLD_MS, type NewHeld } from './createHeldDecisions.ts'
import type { DecisionRequest } from './decisionRequest.ts'

const runtime = vi.hoisted(() => ({
  leaving: false,
  answer: true,
  asked: [] as string[],
  checks: [] as (() => Promise<boolean>)[],
}))

vi.mock(import('@greenlight/runtime'), async (original) => ({
  ...(await original()),
  isLeavingSite: () => runtime.leaving,
  beforeSignOut: (check: () => Promise<boolean>) => void runtime.checks.push(check),
  askConfirm: (text: string) => {
    runtime.asked.push(text)
    return Promise.resolve(runtime.answer)
  },
}))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  Object.assign(runtime, { leaving: false, answer: true, asked: [], checks: [] })
})

afterEach(() => {
  // Another page of the test must not answer.
  runtime.leaving = true
  vi.useRealTimers()
})

const request = (reportId: string): DecisionRequest => ({
  ...{ kind: 'report', reportId, action: 'approve', reason: 'Fine.' },
  basis: { id: `decision-${reportId}`, previous: 'before', flags: ['f'] },
})

const part = (id: string) => ({
  ...{ key: id, name: `Name of ${id}`, targetPath: `reports/${id}`, request: request(id) },
})

const approval = (...ids: string[]): NewHeld => ({
  action: 'approve',
  formKey: ids[0] ?? '',
  draft: { written: 'Fine.', point: '', keepsPhoto: false },
  parts: ids.map(part),
})

/** A page of an admin; `sent` are the reports of what it has stored. */
function openPage(send = (_id: string) => Promise.resolve()) {
  const sent: string[] = []
  const held = createHeldDecisions(async (one) => {
    if (one.kind !== 'report') throw new Error('Only reports here.')
    expect(one).toEqual(request(one.reportId))
    await send(one.reportId)
    sent.push(one.reportId)
  })
  held.start()
  return { held, sent }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

const closesWithoutQuestion = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return !event.defaultPrevented
}

it('sends a decision after ten seconds, with what it was based on', async () => {
  const { held, sent } = openPage()
  held.hold(approval('a'))
  await pass(HOLD_MS - 1)
  expect(sent).toEqual([])
  expect(held.getState().held?.parts).toMatchObject([{ name: 'Name of a' }])
  await pass(1)
  expect(sent).toEqual(['a'])
  expect(held.getState()).toMatchObject({ held: null, sending: [], unsent: [] })
  expect(localStorage.getItem(HELD_KEY)).toBeNull()
})

it('sends nothing of a decision that was undone, and gives the item back with what was written', async () => {
  const { held, sent } = openPage()
  const returned = vi.fn()
  held.onReturned(returned)
  held.hold(approval('a'))
  held.undo()
  expect(returned).toHaveBeenCalledExactlyOnceWith({ keys: ['a'], selects: true })
  expect(held.takeDraft('a')).toMatchObject({ written: 'Fine.', error: null })
  expect(held.takeDraft('a')).toBeNull()
  await pass(2 * HOLD_MS)
  expect(sent).toEqual([])
  expect(localStorage.getItem(HELD_KEY)).toBeNull()
})

it('sends a decision at the next one, in order, also if the first is slow', async () => {
  const { held, sent } = openPage(
    (id) => new Promise((resolve) => setTimeout(resolve, id === 'a' ? 500 : 1)),
  )
  held.hold(approval('a'))
  held.hold(approval('b'))
  held.hold(approval('c'))
  expect(held.decidedKeys()).toEqual(['c', 'a', 'b'])
  await pass(1000)
  expect(sent).toEqual(['a', 'b'])
  await pass(HOLD_MS)
  expect(sent).toEqual(['a', 'b', 'c'])
})

it('sends a decision when the tab is hidden', async () => {
  const { held, sent } = openPage()
  held.hold(approval('a'))
  setHidden(true)
  await pass(0)
  expect(sent).toEqual(['a'])
  setHidden(false)
})

it('tells when all of it is stored', async () => {
  const { held } = openPage()
  const onSent = vi.fn()
  held.hold({ ...approval('a'), onSent })
  await pass(HOLD_MS - 1)
  expect(onSent).not.toHaveBeenCalled()
  await held.flush()
  expect(onSent).toHaveBeenCalledOnce()
})

describe('a decision that fails', () => {
  const refuse = () => Promise.reject(fail('admin/approve-failed'))

  it('gives the item back with the reason, and stays until it is discarded', async () => {
    const { held } = openPage(refuse)
    const returned = vi.fn()
    held.onReturned(returned)
    held.hold(approval('a'))
    await held.flush()
    expect(returned).toHaveBeenCalledExactlyOnceWith({ keys: ['a'], selects: false })
    expect(held.takeDraft('a')).toMatchObject({ written: 'Fine.', error: 'Failed to approve.' })
    const [left] = held.getState().unsent
    expect(left?.parts).toMatchObject([{ error: { text: 'Failed to approve.' } }])
    held.discard(left?.id ?? '')
    expect(held.getState().unsent).toEqual([])
    expect(localStorage.getItem(HELD_KEY)).toBeNull()
  })

  it('is sent again when the admin asks for it', async () => {
    let works = false
    const { held, sent } = openPage(() => (works ? Promise.resolve() : refuse()))
    held.hold(approval('a'))
    await held.flush()
    works = true
    held.sendAgain(held.getState().unsent[0]?.id ?? '')
    await pass(0)
    expect(sent).toEqual(['a'])
    expect(held.getState().unsent).toEqual([])
  })

  it('is replaced by a new decision on the same item', async () => {
    const { held } = openPage(refuse)
    held.hold(approval('a'))
    await held.flush()
    held.hold(approval('a'))
    expect(held.getState().unsent).toEqual([])
  })
})

it('reports a result for each of several items, and keeps those that failed', async () => {
  const { held, sent } = openPage((id) =>
    id === 'b' ? Promise.reject(fail('admin/already-decided')) : Promise.resolve(),
  )
  const returned = vi.fn()
  held.onReturned(returned)
  held.hold(approval('a', 'b', 'c'))
  await held.flush()
  expect(sent).toEqual(['a', 'c'])
  expect(held.getState().results?.parts).toEqual([
    { name: 'Name of a', error: null },
    { name: 'Name of b', error: 'Another admin has already decided this.' },
    { name: 'Name of c', error: null },
  ])
  expect(returned).toHaveBeenCalledExactlyOnceWith({ keys: ['b'], selects: false })
  expect(held.getState().unsent[0]?.parts.map(({ key }) => key)).toEqual(['b'])
})

describe('a tab that is closed', () => {
  it('asks while a decision is held or sent, and not afterwards', async () => {
    const { held } = openPage()
    expect(closesWithoutQuestion()).toBe(true)
    held.hold(approval('a'))
    expect(closesWithoutQuestion()).toBe(false)
    await held.flush()
    expect(closesWithoutQuestion()).toBe(true)
  })

  it('leaves the decision to the next visit, which never sends it unseen', async () => {
    const closed = openPage().held
    closed.hold(approval('a'))
    const kept = localStorage.getItem(HELD_KEY) ?? ''
    closed.undo()
    localStorage.setItem(HELD_KEY, kept)
    const { held, sent } = openPage()
    expect(held.getState().unsent.map(({ parts }) => parts[0]?.name)).toEqual(['Name of a'])
    await pass(2 * HOLD_MS)
    await held.flush()
    setHidden(true)
    setHidden(false)
    await pass(0)
    expect(sent).toEqual([])
    held.sendAgain(held.getState().unsent[0]?.id ?? '')
    await pass(0)
    expect(sent).toEqual(['a'])
  })

  it('ignores what another program has stored', () => {
    localStorage.setItem(HELD_KEY, '[{"id":"a"}]')
    expect(openPage().held.getState().unsent).toEqual([])
  })
})

describe('a quick exit', () => {
  it('asks nothing, sends nothing and keeps the decision for the next visit', async () => {
    const { held, sent } = openPage()
    held.hold(approval('a'))
    runtime.leaving = true
    expect(closesWithoutQuestion()).toBe(true)
    setHidden(true)
    setHidden(false)
    await pass(2 * HOLD_MS)
    expect(sent).toEqual([])
    expect(localStorage.getItem(HELD_KEY)).toContain('Name of a')
  })
})

describe('a sign-out', () => {
  const mayGoOn = async () => {
    const answer = runtime.checks[0]?.()
    await pass(5000)
    return answer
  }

  it('sends what is held before', async () => {
    const { held, sent } = openPage()
    held.hold(approval('a'))
    expect(await mayGoOn()).toBe(true)
    expect(sent).toEqual(['a'])
    expect(runtime.asked).toEqual([])
  })

  it('names what could not be sent, and goes on only if the admin discards it', async () => {
    const { held } = openPage(() => new Promise(() => {}))
    held.hold(approval('a'))
    runtime.answer = false
    expect(await mayGoOn()).toBe(false)
    expect(runtime.asked).toEqual(['Not sent yet: Approve: Name of a. Sign out and discard?'])
  })
})
