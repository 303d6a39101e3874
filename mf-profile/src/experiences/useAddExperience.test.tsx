import type { Experience } from '@greenlight/domain/experience'
import { session } from '@greenlight/runtime'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAddExperience } from './useAddExperience.ts'

afterEach(cleanup)

const experienceOf = (uid: string): Experience => ({
  id: uid,
  reportId: 'robin',
  userId: uid,
  authorName: 'Ann',
  tone: 'green',
  notes: 'Kind and on time.',
  tags: [],
  when: null,
  createdAt: null,
  commentsSince: null,
  editedAt: null,
})

/** The form of the member Ann below a report with these experiences. */
function openForm(...items: Experience[]) {
  const user = { uid: 'ann', email: null, emailVerified: true, displayName: null }
  const state = { ...session.getState(), user }
  vi.spyOn(session, 'getState').mockReturnValue(state)
  const list = {
    items,
    isLoaded: true,
    show: vi.fn(),
    remove: vi.fn(),
    retry: vi.fn(),
    recount: vi.fn(),
  }
  return { ...renderHook(() => useAddExperience({ id: 'robin', ownerUid: null }, list)), ...list }
}

test('a member with an experience cannot add another one in its place', async () => {
  const { result, show, remove } = openForm(experienceOf('bob'), experienceOf('ann'))
  expect(result.current.exists).toBe(true)
  act(() => result.current.form.change({ notes: 'Was late.' }))
  await act(() => result.current.add())
  expect(show).not.toHaveBeenCalled()
  expect(remove).not.toHaveBeenCalled()
})

test('the experiences of other members do not matter', () => {
  expect(openForm(experienceOf('bob')).result.current.exists).toBe(false)
})
