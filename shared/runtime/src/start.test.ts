// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

/** The lines of the runtime that read a global of the browser, as "session/otherTabs.ts:12:3". */
const readers: string[] = []
const globals = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'history']
const before = globals.map((name) => Object.getOwnPropertyDescriptor(globalThis, name))

beforeAll(() => {
  for (const name of globals) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        const [, , caller = ''] = new Error().stack?.split('\n') ?? []
        const [, line] = /\/shared\/runtime\/src\/(.+?)\)?$/.exec(caller) ?? []
        if (line) readers.push(`${name} in ${line}`)
        return undefined
      },
    })
  }
})

afterAll(() => {
  globals.forEach((name, at) => {
    const own = before[at]
    if (own) Object.defineProperty(globalThis, name, own)
    else Reflect.deleteProperty(globalThis, name)
  })
})

it('an import of the runtime reads nothing of the page; only its start does', async () => {
  const { startRuntime } = await import('./index.ts')
  expect(readers).toEqual([])
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(startRuntime).toThrow()
  expect(readers).not.toEqual([])
})
