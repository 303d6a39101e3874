import { prepareLoading } from '@greenlight/runtime'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { type GalleryRequest, unfilteredRequest } from '../gallery/galleryRequest.ts'
import { useHiddenByQuery } from './useHiddenByQuery.ts'

beforeAll(prepareLoading)

const counted: GalleryRequest[] = []
const counts = new Map<string, number>()
const keyOf = ({ tones, genders, ages }: GalleryRequest) => JSON.stringify([tones, genders, ages])

vi.mock('../counts/countReports.ts', () => ({
  countReports: (request: GalleryRequest) => {
    counted.push(request)
    return Promise.resolve(counts.get(keyOf(request)) ?? 0)
  },
}))

async function hiddenOf(name: string, changes: Partial<GalleryRequest>, found: number) {
  counted.length = 0
  const request = { ...unfilteredRequest, names: [name], ...changes }
  const { result } = renderHook(() => useHiddenByQuery(request, found))
  await waitFor(() => expect(result.current.data).toBeDefined())
  expect(counted.every(({ names }) => names?.[0] === name)).toBe(true)
  return result.current.data
}

test('one count where nothing is hidden, or one filter alone hides', async () => {
  counts.set(keyOf(unfilteredRequest), 2)
  expect(await hiddenOf('ann', { genders: ['man'], tones: ['red'] }, 2)).toEqual({
    all: 0,
    each: {},
  })
  expect(counted).toHaveLength(1)
  expect(await hiddenOf('ben', { genders: ['man'] }, 1)).toEqual({ all: 1, each: { gender: 1 } })
  expect(counted).toHaveLength(1)
})

test('one more count for each of several filters', async () => {
  counts.set(keyOf(unfilteredRequest), 5)
  counts.set(keyOf({ ...unfilteredRequest, tones: ['red'] }), 3)
  counts.set(keyOf({ ...unfilteredRequest, genders: ['man'] }), 1)
  expect(await hiddenOf('cleo', { genders: ['man'], tones: ['red'] }, 1)).toEqual({
    all: 4,
    each: { gender: 2, tone: 0 },
  })
  expect(counted).toHaveLength(3)
})

test('no request counts nothing', () => {
  counted.length = 0
  renderHook(() => useHiddenByQuery(null, 0))
  expect(counted).toEqual([])
})
