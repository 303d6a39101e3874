import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fail } from '../errors.ts'
import { createOutbox, type Outbox } from './createOutbox.ts'

/** What was handed to the network, in order; each try ends when the test says so. */
function network() {
  const tries: { text: string; id: string }[] = []
  let answer: (failure?: Error) => void = () => {}
  return {
    tries,
    texts: () => tries.map(({ text }) => text),
    send: ({ id, text }: { id: string; text: string }) => {
      tries.push({ id, text })
      return new Promise<void>((resolve, reject) => {
        answer = (failure) => (failure ? reject(failure) : resolve())
      })
    },
    /** The latest try ends: well, or with that failure. */
    async end(failure?: Error) {
      answer(failure)
      await settle()
    },
  }
}

/** Lets everything run that waits for a promise only. */
const settle = () =>
  vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : new Promise((resolve) => setTimeout(resolve))

const lost = fail('messaging/send-failed')
const refused = fail('messaging/not-allowed')

/** "one:sent two:waiting", in order. */
const shown = (outbox: Outbox) =>
  outbox
    .getEntries()
    .map(({ text, state }) => `${text}:${state}`)
    .join(' ')

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}

let net: ReturnType<typeof network>
let outbox: Outbox

const write = (...texts: string[]) => texts.forEach((text) => outbox.add('t', text))
const idOf = (text: string) => outbox.getEntries().find((entry) => entry.text === text)?.id ?? ''

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  connection(true)
  net = network()
  outbox = createOutbox(() => 'me', net.send, 0)
})

afterEach(() => {
  vi.useRealTimers()
  // Empties the outbox, so that it removes its `online` listener.
  outbox.getEntries().forEach(({ id }) => outbox.drop(new Set([id])))
})

describe('order', () => {
  it('shows a message at once, and sends one after the other', async () => {
    write('one', 'two', 'three')
    expect(shown(outbox)).toBe('one:sending two:waiting three:waiting')
    await net.end()
    expect(shown(outbox)).toBe('one:sent two:sending three:waiting')
    await net.end()
    await net.end()
    expect(shown(outbox)).toBe('one:sent two:sent three:sent')
    expect(net.texts()).toEqual(['one', 'two', 'three'])
  })

  it('sends messages of different conversations at the same time', () => {
    write('one', 'two')
    outbox.add('other', 'elsewhere')
    expect(shown(outbox)).toBe('one:sending two:waiting elsewhere:sending')
  })
})

it('sends one message a second in a conversation', async () => {
  const paced = createOutbox(() => 'paced', net.send, 30)
  paced.add('t', 'one')
  paced.add('t', 'two')
  await net.end()
  expect(shown(paced)).toBe('one:sent two:waiting')
  await vi.waitFor(() => expect(shown(paced)).toBe('one:sent two:sending'))
  paced.drop(new Set(paced.getEntries().map(({ id }) => id)))
})

describe('after a failure', () => {
  it.each([
    ['a request without an answer', lost, 'messaging/send-failed'],
    ['a member who takes no messages', refused, 'messaging/not-allowed'],
    ['any other error', new Error('?'), 'messaging/send-failed'],
  ])('marks the message and the ones after it as failed: %s', async (_, failure, code) => {
    write('one', 'two', 'three')
    await net.end()
    await net.end(failure)
    expect(shown(outbox)).toBe('one:sent two:failed three:failed')
    expect(outbox.getEntries().map((entry) => entry.failure?.code)).toEqual([undefined, code, code])
  })

  it('sends failed messages again on Retry, in order, with the same ids', async () => {
    write('one', 'two')
    const ids = [idOf('one'), idOf('two')]
    await net.end(lost)
    outbox.retry('t')
    outbox.retry('t')
    expect(shown(outbox)).toBe('one:sending two:waiting')
    await net.end()
    await net.end()
    expect(net.texts()).toEqual(['one', 'one', 'two'])
    expect(net.tries.map(({ id }) => id)).toEqual([ids[0], ...ids])
  })

  it('sends a failed message before a newer one', async () => {
    write('one')
    await net.end(lost)
    write('two')
    expect(shown(outbox)).toBe('one:sending two:waiting')
  })

  it('removes a message on Discard, and sends the rest in order on Retry', async () => {
    write('one', 'two', 'three')
    await net.end(lost)
    outbox.discard(idOf('two'))
    expect(shown(outbox)).toBe('one:failed three:failed')
    outbox.retry('t')
    await net.end()
    await net.end()
    expect(net.texts()).toEqual(['one', 'one', 'three'])
  })

  it('ignores a failed send when the message has already arrived', async () => {
    write('one', 'two')
    outbox.drop(new Set([idOf('one')]))
    await net.end(lost)
    expect(shown(outbox)).toBe('two:sending')
  })
})

it('discards nothing that is under way or sent', async () => {
  write('one')
  outbox.discard(idOf('one'))
  expect(shown(outbox)).toBe('one:sending')
  await net.end()
  outbox.discard(idOf('one'))
  expect(shown(outbox)).toBe('one:sent')
})

describe('connection', () => {
  it('waits for the connection, then sends each message once, in order', async () => {
    connection(false)
    write('one', 'two')
    expect(net.tries).toEqual([])
    expect(shown(outbox)).toBe('one:waiting two:waiting')
    connection(true)
    connection(true)
    await net.end()
    await net.end()
    expect(net.texts()).toEqual(['one', 'two'])
    connection(true)
    expect(net.texts()).toEqual(['one', 'two'])
  })

  it.each([
    ['breaks before the send fails', [false], 'one:waiting two:waiting'],
    ['returns before the send fails', [false, true], 'one:sending two:waiting'],
  ])('does not mark a message as failed when the connection %s', async (_, states, expected) => {
    write('one', 'two')
    states.forEach(connection)
    await net.end(lost)
    expect(shown(outbox)).toBe(expected)
  })

  it('sends failed messages again when the connection returns', async () => {
    write('one')
    await net.end(lost)
    connection(true)
    expect(shown(outbox)).toBe('one:sending')
  })

  it.each([
    ['three times', lost, [0, 1000, 3000]],
    ['once, if it is refused', refused, [0]],
  ])('after the connection returns tries a message that fails %s', async (_, failure, waits) => {
    vi.useFakeTimers()
    connection(false)
    write('one', 'two')
    connection(true)
    for (const [done, wait] of waits.entries()) {
      if (wait > 0) {
        await vi.advanceTimersByTimeAsync(wait - 1)
        expect(net.tries).toHaveLength(done)
        await vi.advanceTimersByTimeAsync(1)
      }
      expect(net.tries).toHaveLength(done + 1)
      expect(shown(outbox)).toBe('one:sending two:waiting')
      await net.end(failure)
    }
    expect(shown(outbox)).toBe('one:failed two:failed')
    expect(net.texts()).toEqual(Array<string>(waits.length).fill('one'))
    outbox.retry('t')
    await net.end(failure)
    expect(net.tries).toHaveLength(waits.length + 1)
  })

  it('does not send a message again that has arrived meanwhile', async () => {
    vi.useFakeTimers()
    connection(false)
    write('one', 'two')
    connection(true)
    await net.end(lost)
    outbox.drop(new Set([idOf('one')]))
    await vi.advanceTimersByTimeAsync(1000)
    expect(net.texts()).toEqual(['one', 'two'])
    expect(shown(outbox)).toBe('two:sending')
  })

  it('waits again when the connection is lost during a try', async () => {
    connection(false)
    write('one')
    connection(true)
    connection(false)
    await net.end(lost)
    expect(shown(outbox)).toBe('one:waiting')
    expect(net.tries).toHaveLength(1)
  })
})

describe('a reload', () => {
  const reload = (uid = 'me') => createOutbox(() => uid, (net = network()).send, 0)

  it('sends what had no answer, in order, under its old ids', async () => {
    write('one', 'two', 'three')
    await net.end()
    const ids = [idOf('two'), idOf('three')]
    outbox = reload()
    expect(net.tries).toEqual([])
    outbox.flushAll()
    await net.end()
    await net.end()
    expect(net.tries.map(({ id }) => id)).toEqual(ids)
  })

  it.each(['', 'no JSON', '{}', '[null, 7, {"id":"x"}]'])('finds nothing in %j', (stored) => {
    sessionStorage.setItem('gl.messaging.outbox.v1.me', stored)
    expect(reload().getEntries()).toEqual([])
  })

  it('reads once what an earlier release kept', async () => {
    const start = { other: 'you', name: 'You', reportId: null }
    const kept = [
      { id: 'a', threadId: 't', text: 'one', start },
      { id: 'b', threadId: 't', text: 'two', start: null },
    ]
    sessionStorage.setItem('gl.outbox.v1.me', JSON.stringify(kept))
    outbox = reload()
    expect(outbox.getEntries()).toMatchObject(kept)
    expect(Object.keys(sessionStorage)).toEqual(['gl.messaging.outbox.v1.me'])
    outbox.flushAll()
    await net.end()
    await net.end()
    expect(net.tries.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(reload().getEntries()).toEqual([])
  })

  it('never sends messages of another member on this device', () => {
    connection(false)
    write('mine')
    expect(reload('another').getEntries()).toEqual([])
  })

  it('leaves nothing behind once all is sent', async () => {
    write('one')
    expect(sessionStorage).toHaveLength(1)
    await net.end()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('a tab that is closed', () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  it('asks while messages wait, and not after', async () => {
    expect(closing()).toBe(false)
    connection(false)
    write('one')
    expect(closing()).toBe(true)
    connection(true)
    await settle()
    await net.end()
    expect(closing()).toBe(false)
  })

  it('leaves its messages to the next tab, which sends them with the same ids', () => {
    connection(false)
    write('one', 'two')
    sessionStorage.clear() // another tab has its own
    const next = createOutbox(() => 'me', net.send, 0)
    expect(shown(next)).toBe('one:waiting two:waiting')
    expect(next.getEntries().map(({ id }) => id)).toEqual(outbox.getEntries().map(({ id }) => id))
    next.discard(idOf('one'))
    next.discard(idOf('two'))
    expect(Object.keys(localStorage)).toEqual([])
  })
})
