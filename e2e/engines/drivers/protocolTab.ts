import type { Key, Part, Tab } from '../tab.ts'
import { findInPage, type Found, hasFinder } from './finder.ts'
import { finderLibrary } from './finderLibrary.ts'
import { until } from './until.ts'

/** Actions as WebDriver and WebDriver BiDi both define them. */
export type Actions = readonly { type: string; id: string; actions: readonly object[] }[]

/** What a tab needs of a WebDriver protocol. */
export type Protocol = {
  open(address: string): Promise<void>
  reload(): Promise<void>
  go(steps: -1 | 1): Promise<void>
  /** Calls a function, given as its source, with texts; it returns a text. */
  call(source: string, ...args: string[]): Promise<string>
  act(actions: Actions): Promise<void>
  /** Gives a file to the first element that the selector matches. */
  giveFile(selector: string, path: string): Promise<void>
  /** The content of a file that was saved; undefined while there is none. */
  saved(): Buffer | undefined
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  End: '\uE010',
}

/** A tab of a browser that is driven by a WebDriver protocol. */
export function protocolTab(protocol: Protocol, site: string): Tab {
  async function run<A extends unknown[], R>(
    inPage: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> {
    const source = `async (args) => JSON.stringify((await (${inPage.toString()})(...JSON.parse(args))) ?? null)`
    return JSON.parse(await protocol.call(source, JSON.stringify(args))) as Awaited<R>
  }

  async function find(part: Part, how: 'look' | 'reach' | 'focus'): Promise<Found> {
    if (!(await run(hasFinder))) await protocol.call(finderLibrary)
    return run(findInPage, asJson(part), how)
  }

  /** Where the part is, once it can be reached there and does not move any more. */
  const placeOf = (part: Part) => {
    let before = ''
    return until(`${describe(part)}, to click it`, async () => {
      const { count, place, covered } = await find(part, 'reach')
      if (count > 1) throw new Error(`There are ${count} of them.`)
      if (covered) throw new Error(`It is covered by ${covered}.`)
      const same = JSON.stringify(place) === before
      before = JSON.stringify(place)
      return place && same ? place : undefined
    })
  }

  const type = (text: string) =>
    protocol.act([
      {
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])

  const tab: Tab = {
    run,
    open: (path) => protocol.open(new URL(path, site).href),
    reload: () => protocol.reload(),
    go: (steps) => protocol.go(steps),
    click: async (part) => {
      const place = await placeOf(part)
      await protocol.act([
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', ...place },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ])
    },
    fill: async (part, text) => {
      await tab.click(part)
      await until(`${describe(part)}, to fill it`, async () => (await find(part, 'focus')).focused)
      await type(text)
      await until(`“${text}” in ${describe(part)}`, async () =>
        (await find(part, 'look')).value === text ? true : undefined,
      )
    },
    press: async (part, key) => {
      await until(`${describe(part)}, to focus it`, async () => (await find(part, 'focus')).focused)
      await type(keys[key])
    },
    choose: (path) =>
      until('a file input', async () => {
        await protocol.giveFile('input[type=file]', path)
        return true
      }).then(() => undefined),
    see: async (part) => {
      await until(describe(part), async () =>
        (await find(part, 'look')).count > 0 ? true : undefined,
      )
    },
    miss: async (part) => {
      await until(`no ${describe(part)}`, async () =>
        (await find(part, 'look')).count === 0 ? true : undefined,
      )
    },
    count: async (part) => (await find(part, 'look')).count,
    download: async (part) => {
      await tab.click(part)
      return until('a saved file', () => Promise.resolve(protocol.saved()))
    },
    picture: () => protocol.picture(),
    close: () => protocol.close(),
  }
  return tab
}

/** Regular expressions as texts that `findInPage` reads. */
const asJson = (part: Part) =>
  JSON.stringify(part, (_, value: unknown) =>
    value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
  )

const describe = (part: Part) =>
  JSON.stringify(part, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))
