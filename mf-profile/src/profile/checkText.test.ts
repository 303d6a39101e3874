import { describe, expect, it } from 'vitest'
import { checkText } from './checkText.ts'

describe('checkText', () => {
  it.each([
    ['experienceNotes', '', 'experience-note'],
    ['experienceNotes', ' \n ', 'experience-note'],
    ['experienceNotes', 'a', null],
    ['experienceNotes', ` ${'x'.repeat(2000)} `, null],
    ['experienceNotes', 'x'.repeat(2001), 'experience-note-length'],
    ['comment', '  ', null],
    ['comment', 'x'.repeat(1000), null],
    ['comment', 'x'.repeat(1001), 'comment-length'],
  ] as const)('%s %j', (kind, text, problem) => {
    expect(checkText(text, kind)).toBe(problem)
  })
})
