/* eslint-disable @typescript-eslint/unbound-method -- they are wrapped, and called with their own `this` */
import { expect, type Page } from '@playwright/test'
import { holdBadge } from '../fixtures/badge.ts'
import { heading } from '../fixtures/heading.ts'

/** A page of each remote; the first one is where counts are taken. */
const places = ['/terms', '/gallery', '/settings', '/messages', '/adminreview']

/** What a page holds on to. */
type Held = {
  /** On window, document and what outlives a view. */
  listeners: number
  intervals: number
  /** React roots and other elements that remotes are mounted in. */
  views: number
  styles: number
  /** Targets that Firestore listens to. */
  targets: number
  /** Bytes of the JavaScript heap, after collecting garbage. */
  heap: number
}

declare global {
  interface Window {
    held?: { listeners: Set<string>; intervals: Set<number> }
  }
}

/** What the badges of messages and notices listen to, each from the moment at which its service has started. */
export const BADGE_TARGETS = 2

/**
 * What one document holds on to before and after every remote was mounted and unmounted `rounds`
 * times; what is made in the `firstRounds` and kept on purpose (chunks, caches, the connection) is
 * there before.
 */
export async function visitAndCount(page: Page, rounds: number, firstRounds = 5) {
  const held = await countHeld(page)
  const startBadge = await holdBadge(page)
  await page.goto(places[0] ?? '/')
  await expect(heading(page)).toBeVisible()
  for (let at = 0; at < firstRounds; at++) await visitEach(page)
  // From here on, the badges listen all the time. The listeners of the views end a moment after the views.
  await startBadge()
  await expect.poll(async () => (await held()).targets).toBeLessThanOrEqual(BADGE_TARGETS)
  const before = await held()
  for (let at = 0; at < rounds; at++) await visitEach(page)
  return { before, held }
}

/** Visits each remote once, all in one document, and ends where it began. */
async function visitEach(page: Page): Promise<void> {
  for (const path of [...places, places[0] ?? '/']) {
    await page.evaluate(
      (to) =>
        new Promise<void>((resolve) => {
          const stage = document.querySelector('main')
          const before = document.querySelector('[data-remote]:not(.gl-entering)')
          const seen = () => {
            const now = document.querySelector('[data-remote]:not(.gl-entering)')
            if (!now || now === before || !now.querySelector('h1')) return
            observer.disconnect()
            resolve()
          }
          const observer = new MutationObserver(seen)
          if (location.pathname === to) return resolve()
          observer.observe(stage ?? document, { subtree: true, childList: true, attributes: true })
          history.pushState({}, '', to)
          dispatchEvent(new PopStateEvent('popstate', { state: {} }))
        }),
      path,
    )
  }
}

/** Counts what the page holds on to, from its next document on. */
async function countHeld(page: Page): Promise<() => Promise<Held>> {
  await page.addInitScript(countInPage)
  const targets = countTargets(page)
  const session = await page.context().newCDPSession(page)
  return async () => {
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const inPage = await page.evaluate(() => ({
      listeners: window.held?.listeners.size ?? 0,
      intervals: window.held?.intervals.size ?? 0,
      views: document.querySelectorAll('[data-remote]').length,
      styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
    }))
    return { ...inPage, targets: targets(), heap: usedSize }
  }
}

/** Runs in the page: notes intervals, and listeners on what outlives every view. */
function countInPage(): void {
  const held = { listeners: new Set<string>(), intervals: new Set<number>() }
  window.held = held
  const ids = new WeakMap<object, number>()
  let last = 0
  const idOf = (value: object) => {
    const id = ids.get(value) ?? ++last
    ids.set(value, id)
    return id
  }
  type Arguments = Parameters<EventTarget['addEventListener']>
  const outlives = (target: EventTarget) =>
    target === window || target === document || target instanceof MediaQueryList
  const keyOf = (target: EventTarget, [type, listener, options]: Arguments) => {
    const capture = typeof options === 'object' ? options.capture : options
    return [idOf(target), type, listener && idOf(listener), Boolean(capture)].join()
  }
  const wrap = (
    method: 'addEventListener' | 'removeEventListener',
    note: (target: EventTarget, args: Arguments) => void,
  ) => {
    EventTarget.prototype[method] = new Proxy(EventTarget.prototype[method], {
      apply(original, target: EventTarget | undefined, args: Arguments) {
        if (outlives(target ?? window)) note(target ?? window, args)
        Reflect.apply(original, target, args)
      },
    })
  }
  wrap('addEventListener', (target, args) => {
    const [, , options] = args
    // These go away by themselves.
    if (typeof options === 'object' && (options.once || options.signal)) return
    held.listeners.add(keyOf(target, args))
  })
  wrap('removeEventListener', (target, args) => held.listeners.delete(keyOf(target, args)))

  window.setInterval = new Proxy(window.setInterval, {
    apply(original, target, args) {
      const id = Number(Reflect.apply(original, target, args))
      held.intervals.add(id)
      return id
    },
  })
  window.clearInterval = new Proxy(window.clearInterval, {
    apply(original, target, args) {
      held.intervals.delete(Number(args[0]))
      Reflect.apply(original, target, args)
    },
  })
}

/** Firestore says in the bodies of its requests what it begins and ends to listen to. */
function countTargets(page: Page): () => number {
  const targets = new Set<number>()
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/')) return
    for (const [key, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!key.endsWith('data__')) continue
      const said = JSON.parse(value) as { addTarget?: { targetId: number }; removeTarget?: number }
      if (said.addTarget) targets.add(said.addTarget.targetId)
      if (said.removeTarget !== undefined) targets.delete(said.removeTarget)
    }
  })
  return () => targets.size
}
