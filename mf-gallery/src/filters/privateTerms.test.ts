import { expect, test } from 'vitest'
import { joinTerms, showsTerms, splitTerms } from './privateTerms.ts'

test('names and words are in the state of the entry, the rest is in the address', () => {
  const entry = splitTerms('?name=Mary+Ann&q=gym&tone=red')
  expect(entry).toEqual({ search: '?tone=red', state: { galleryTerms: 'name=Mary+Ann&q=gym' } })
  expect(joinTerms(entry)).toBe('?name=Mary+Ann&q=gym&tone=red')
  expect(splitTerms('?name=Elena').search).toBe('')
})

test('without names the entry has no state, and the address stays as it was', () => {
  expect(splitTerms('?tone=red')).toEqual({ search: '?tone=red', state: null })
  expect(joinTerms({ search: '?at=29.76,-95.37', state: { session: 'other' } })).toBe(
    '?at=29.76,-95.37',
  )
})

test('an older link with a name is read, and known as one', () => {
  expect(joinTerms({ search: '?name=Elena', state: null })).toBe('?name=Elena')
  expect(showsTerms('?name=Elena')).toBe(true)
  expect(showsTerms('?tone=red')).toBe(false)
})
