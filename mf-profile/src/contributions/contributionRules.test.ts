import { describe, expect, it } from 'vitest'
import { isEditable, textProblem } from './contributionRules.ts'

describe('isEditable', () => {
  const at = (minutes: number) => Date.UTC(2026, 0, 1, 12, minutes)
  it.each([
    [new Date(at(0)), at(14), true],
    [new Date(at(0)), at(15), false],
    [null, at(0), false],
  ])('written at %s, now %d: %s', (createdAt, now, editable) => {
    expect(isEditable(createdAt, now)).toBe(editable)
  })
})

describe('textProblem', () => {
  it.each([
    ['experienceNotes', '', 'profile/experience-note'],
    ['experienceNotes', ' \n ', 'profile/experience-note'],
    ['experienceNotes', 'a', null],
    ['experienceNotes', ` ${'x'.repeat(2000)} `, null],
    ['experienceNotes', 'x'.repeat(2001), 'profile/experience-note-length'],
    ['comment', '  ', null],
    ['comment', 'x'.repeat(1000), null],
    ['comment', 'x'.repeat(1001), 'profile/comment-length'],
  ] as const)('%s with the text %j', (kind, text, problem) => {
    expect(textProblem(text, kind)?.code ?? null).toBe(problem)
  })
})
