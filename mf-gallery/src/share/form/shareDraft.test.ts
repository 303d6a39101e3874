import { emptyShareForm } from './shareForm.ts'
import { beforeEach, expect, test } from 'vitest'
import {
  clearPhotoDraft,
  readDraft,
  readPhotoDraft,
  writeCropDraft,
  writeDraft,
  writePhotoDraft,
} from './shareDraft.ts'

beforeEach(() => sessionStorage.clear())

const form = {
  ...emptyShareForm,
  name: 'Łukasz',
  age: '3',
  notes: 'Kind.',
  location: 'Chicago, IL',
  coords: { lat: 41.85, lon: -87.65 },
  gender: 'other' as const,
}

test('a draft survives a reload and keeps its id', () => {
  writeDraft({ id: 'abc', form })
  expect(readDraft()).toEqual({ id: 'abc', form })
})

test('each new draft is empty and has a new id', () => {
  expect(readDraft().form).toEqual(emptyShareForm)
  expect(readDraft().id).not.toBe(readDraft().id)
})

test.each([
  ['a missing draft', 'null'],
  ['invalid JSON', '{'],
  ['a draft without an id', '{"form":{"name":"Alex"}}'],
  [
    'fields of wrong types',
    '{"id":"abc","form":{"name":7,"tone":"blue","gender":"x","coords":{"lat":"1"}}}',
  ],
  ['a draft without a form', '{"id":"abc"}'],
])('reads %s as an empty form', (_name, stored) => {
  sessionStorage.setItem('gl.share.v1', stored)
  expect(readDraft().form).toEqual(emptyShareForm)
})

test('the photo and its crop are kept until they are removed', () => {
  expect(readPhotoDraft()).toBeNull()
  writePhotoDraft('data:image/jpeg;base64,/9j/')
  writeCropDraft({ zoom: 2, x: 5, y: -7 })
  expect(readPhotoDraft()).toEqual({
    dataUrl: 'data:image/jpeg;base64,/9j/',
    crop: { zoom: 2, x: 5, y: -7 },
  })
  clearPhotoDraft()
  expect(readPhotoDraft()).toBeNull()
})
