import { beforeEach, expect, test, vi } from 'vitest'
import { readPhotoDraft, writePhotoDraft } from './photo/photoDraft.ts'
import { createShareDraft, shareDraft } from './shareDraft.ts'
import { emptyShare, type ShareValues } from './shareForm.ts'

const KEY = 'gl.gallery.share.v1'

beforeEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const typed: ShareValues = {
  ...emptyShare(),
  id: 'abc',
  name: 'Łukasz',
  age: '3',
  notes: 'Kind.',
  place: { text: 'Chicago, IL', coords: { lat: 41.85, lon: -87.65 } },
  gender: 'other',
}
const empty = { ...emptyShare(), id: 'abc' }

test('a draft survives a reload and keeps its id; its photo is kept elsewhere', () => {
  const photo = { url: 'blob:', size: { width: 9, height: 9 }, crop: { zoom: 1, x: 0, y: 0 } }
  shareDraft.write({ ...typed, photo })
  expect(shareDraft.read()).toEqual(typed)
  shareDraft.drop()
  expect(shareDraft.read()).toBeNull()
})

test('each new form is empty and has a new id', () => {
  expect(emptyShare()).toEqual({ ...empty, id: expect.any(String) as string })
  expect(emptyShare().id).not.toBe(emptyShare().id)
})

test.each([
  ['a missing draft', 'null'],
  ['invalid JSON', '{'],
  ['a draft without an id', '{"form":{"name":"Alex"}}'],
])('reads %s as none', (_name, stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(shareDraft.read()).toBeNull()
})

test.each([
  [
    'fields of wrong types',
    '{"id":"abc","form":{"name":7,"tone":"blue","gender":"x","coords":{"lat":"1"}}}',
  ],
  ['a draft without a form', '{"id":"abc"}'],
])('reads %s as an empty form', (_name, stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(shareDraft.read()).toEqual(empty)
})

test('a draft under the former key is read once', () => {
  const form = { name: 'Old', age: '30', tone: 'red', location: 'Austin, TX', coords: null }
  sessionStorage.setItem('gl.share.v1', JSON.stringify({ id: 'old', form }))
  const old = { name: 'Old', age: '30', tone: 'red', place: { text: 'Austin, TX', coords: null } }
  expect(shareDraft.read()).toEqual({ ...empty, id: 'old', ...old })
  expect(sessionStorage.getItem('gl.share.v1')).toBeNull()
  shareDraft.drop()
  expect(shareDraft.read()).toBeNull()
})

test('the text replaces the photo when the storage has no room for both', () => {
  writePhotoDraft('data:image/jpeg;base64,/9j/')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(sessionStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  shareDraft.write(typed)
  expect(shareDraft.read()).toEqual(typed)
  expect(sessionStorage.getItem(KEY)).not.toBeNull()
  expect(readPhotoDraft()).toBeNull()
})

test('says once that a draft cannot be kept, and goes on with what is typed', () => {
  const onLost = vi.fn()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const isFull = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const setItem = vi.spyOn(sessionStorage, 'setItem')
  for (let call = 0; call < 4; call += 1) setItem.mockImplementationOnce(isFull)
  const draft = createShareDraft(onLost)
  draft.write(typed)
  draft.write({ ...typed, notes: 'Kind, and on time.' })
  expect(onLost).toHaveBeenCalledTimes(1)
  expect(draft.read()?.notes).toBe('Kind, and on time.')
})

test('says nothing while drafts are kept', () => {
  const onLost = vi.fn()
  createShareDraft(onLost).write(typed)
  expect(onLost).not.toHaveBeenCalled()
})
