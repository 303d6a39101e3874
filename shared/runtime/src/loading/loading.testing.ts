import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Failure } from '../errors.ts'
import { prepareLoading } from './loading.ts'
import type { LoadKey } from './loadingTypes.ts'

export const failed = (code: string): Failure => ({ code, text: `Failed: ${code}` })

export function goOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/**
 * Prepares the cache before the tests of a file, and cleans up after each.
 * @returns builds keys that no other test uses
 */
export function setUpLoading(file: string): (...parts: string[]) => LoadKey {
  let test = 0
  beforeAll(prepareLoading)
  beforeEach(() => void (test += 1))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
  return (...parts) => [file, test, ...parts]
}
