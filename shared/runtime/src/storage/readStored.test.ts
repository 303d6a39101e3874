import { number, object, optional, string } from 'valibot'
import { afterEach, expect, it } from 'vitest'
import { readStored } from './readStored.ts'
import { localStore, sessionStore } from './storage.ts'

const Schema = object({ name: string(), age: optional(number(), 18) })

afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

it('returns what the schema makes of the stored JSON', () => {
  localStore.set('person', '{"name":"Ann","other":true}')
  expect(readStored('person', Schema)).toEqual({ name: 'Ann', age: 18 })
})

it('reads from the storage that it is given', () => {
  sessionStore.set('person', '{"name":"Ann"}')
  expect(readStored('person', Schema)).toBeNull()
  expect(readStored('person', Schema, sessionStore)).toMatchObject({ name: 'Ann' })
})

it.each(['', 'no JSON', 'null', '{}', '{"name":7}', '[]'])('returns null for %j', (text) => {
  localStore.set('person', text)
  expect(readStored('person', Schema)).toBeNull()
})
