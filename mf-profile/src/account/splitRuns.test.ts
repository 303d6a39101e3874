import { describe, expect, it } from 'vitest'
import { printable, splitRuns } from './splitRuns.ts'

const face = (name: string, letters: string) => ({
  name,
  has: new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0)),
})
const latin = face('latin', 'abcdef ,')
const greek = face('greek', 'αβγ')

describe('splitRuns', () => {
  it.each([
    ['abc', ['latin:abc']],
    ['abc, αβγ abc', ['latin:abc, ', 'greek:αβγ', 'latin: abc']],
    ['', []],
  ])('%s', (line, runs) => {
    const found = splitRuns(line, [latin, greek])
    expect(found?.map(({ face, text }) => `${face.name}:${text}`)).toEqual(runs)
  })

  it.each(['a日本b', 'a👩‍👧b', 'e\u0301'])('%s is more than the typefaces have', (line) => {
    expect(splitRuns(line, [latin, greek])).toBeNull()
  })
})

describe('printable', () => {
  it.each([
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['tab\there, bell\u0007', 'tab here, bell '],
    ['Z\u0307o\u0301\u0142c\u0301', 'Żółć'],
    ['turned\u202eround', 'turned round'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j', (text, clean) => {
    expect(printable(text)).toBe(clean)
  })
})
