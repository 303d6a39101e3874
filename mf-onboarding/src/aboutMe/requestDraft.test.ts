import { sessionStore } from '@greenlight/runtime'
import { beforeEach, expect, test } from 'vitest'
import { emptyRequest, requestDraft } from './requestDraft.ts'

/** What the form shows when it is opened from the profile `reportId`. */
const startRequest = (reportId: string | null) =>
  requestDraft(reportId).read() ?? emptyRequest(reportId)

beforeEach(() => sessionStore.clear())

const typed = { relation: 'me', about: 'Alex, Austin', statement: 'This is me.' } as const

test.each([
  ['the same profile', 'a', {}],
  ['the same profile, after the link was changed', 'a', { link: '/profile/c' }],
  ['the profile of a link that was typed', 'c', { link: 'https://example.org/profile/c' }],
  ['no profile', null, {}],
])('continues the draft when the page is opened from %s', (_, reportId, changes) => {
  const draft = { ...emptyRequest('a'), ...typed, ...changes }
  requestDraft(null).write(draft)
  expect(startRequest(reportId)).toEqual(draft)
})

test.each([
  ['another profile', 'a'],
  ['no profile', null],
])('starts a new request for a profile after a draft for %s', (_, openedFrom) => {
  const draft = { ...emptyRequest(openedFrom), ...typed }
  requestDraft(null).write(draft)
  const form = startRequest('b')
  expect(form).toEqual({ ...emptyRequest('b'), id: form.id })
  expect(form.link).toBe('/profile/b')
  expect(form.id).not.toBe(draft.id)
  // It is replaced when something is typed, not before.
  expect(startRequest('a')).toMatchObject(openedFrom ? draft : { link: '/profile/a' })
})

test.each(['', '{', '[]', '{"link":1}'])(
  'starts a new request after the unreadable draft %j',
  (text) => {
    sessionStore.set('gl.onboarding.request.v1', text)
    expect(startRequest('b').link).toBe('/profile/b')
  },
)

test('continues a draft that an earlier release has stored', () => {
  const draft = { ...emptyRequest('a'), ...typed }
  sessionStore.set('gl.request.v1', JSON.stringify(draft))
  expect(startRequest('a')).toEqual(draft)
  expect(sessionStore.get('gl.request.v1')).toBeNull()
})
