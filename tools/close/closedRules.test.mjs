// @vitest-environment node
import { expect, it } from 'vitest'
import { readonlyRules } from './closedRules.mjs'

it('keeps reads, deletions and what an erasure needs', () => {
  const rules = `
    match /things/{id} {
      // Who may read.
      allow get: if isMember();
      allow create, update: if isMember()
        && isThing();
      // One statement for both.
      allow list, create, delete: if isMember();
    }
    match /gone/{id} {
      // Stays open when the site is read-only.
      // Because.
      allow create: if goesWith(id);
      // Not this one.
      allow update: if true;
    }
`
  expect(readonlyRules(rules)).toBe(`
    match /things/{id} {
      // Who may read.
      allow get: if isMember();
      // One statement for both.
      allow list, delete: if isMember();
    }
    match /gone/{id} {
      // Stays open when the site is read-only.
      // Because.
      allow create: if goesWith(id);
    }
`)
})
