import { describe, expect, it } from 'vitest'
import { isEditable } from './editingTime.ts'

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
