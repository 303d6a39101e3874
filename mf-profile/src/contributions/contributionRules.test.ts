import { describe, expect, it } from 'vitest'
import { isEditable, joinItems, textProblem } from './contributionRules.ts'

const items = (...ids: string[]) => ids.map((id) => ({ id }))

describe('joinItems', () => {
  it.each([
    ['a first page', [], ['a', 'b'], ['a', 'b']],
    ['the next page', ['a', 'b'], ['c'], ['a', 'b', 'c']],
    ['a new item before the first page, which does not have it', ['new'], ['a'], ['new', 'a']],
    ['a new item that a later page also has', ['a', 'new'], ['b', 'new'], ['a', 'b', 'new']],
  ])('%s', (_, before, page, after) => {
    expect(joinItems(items(...before), items(...page))).toEqual(items(...after))
  })
})

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
