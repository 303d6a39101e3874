import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localStore } from './storage.ts'

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => localStore.clear())

it('keeps values in the storage of the browser', () => {
  expect(localStore.set('a', '1')).toBe(true)
  expect(localStorage.getItem('a')).toBe('1')
  expect(localStore.get('a')).toBe('1')
  expect(localStore.keys()).toEqual(['a'])
  localStore.remove('a')
  expect(localStore.get('a')).toBeNull()
})

it('reports each change of a key until the subscription ends', () => {
  const onChange = vi.fn()
  const end = localStore.subscribe('a', onChange)
  localStore.set('a', '1')
  localStore.set('b', '1')
  expect(onChange).toHaveBeenCalledTimes(1)
  localStore.remove('a')
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'b' }))
  expect(onChange).toHaveBeenCalledTimes(3)
  end()
  localStore.set('a', '2')
  window.dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(onChange).toHaveBeenCalledTimes(3)
})

it('stores nothing after stopStoring', async () => {
  vi.resetModules()
  const storage = await import('./storage.ts')
  storage.localStore.set('a', 'early')
  storage.stopStoring()
  expect(storage.localStore.set('a', 'late')).toBe(false)
  expect(storage.sessionStore.set('b', 'late')).toBe(false)
  expect(storage.localStore.get('a')).toBe('early')
  expect(storage.sessionStore.get('b')).toBeNull()
  storage.localStore.remove('a')
  expect(localStorage.getItem('a')).toBeNull()
})

describe('where storage is full', () => {
  it('says so, and returns the newest value until a reload', () => {
    localStore.set('a', 'old')
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const stored = { setItem, getItem: () => 'old' }
    const full = vi
      .spyOn(window, 'localStorage', 'get')
      .mockReturnValue(stored as unknown as Storage)
    expect(localStore.set('a', 'new')).toBe(false)
    expect(localStore.get('a')).toBe('new')
    full.mockRestore()
    expect(localStore.set('a', 'newest')).toBe(true)
    expect(localStore.get('a')).toBe('newest')
  })
})

describe('where storage is blocked', () => {
  it('never throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(localStore.get('a')).toBeNull()
    expect(localStore.set('a', '1')).toBe(false)
    expect(localStore.get('a')).toBe('1')
    expect(localStore.keys()).toEqual(['a'])
    localStore.remove('a')
    localStore.clear()
    expect(localStore.keys()).toEqual([])
  })
})
