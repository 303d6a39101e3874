import type { UserProfile } from '@greenlight/domain/member'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { saveOwnProfile } from '../data/settings.ts'
import { profileProblems, ProfilePanel } from './ProfilePanel.tsx'

vi.mock(import('../data/settings.ts'), async (original) => ({
  ...(await original()),
  saveOwnProfile: vi.fn(),
}))

afterEach(cleanup)

test.each([
  ['nothing', { username: 'WarmWillow', showMe: ['women'] }, null, null],
  ['both fields at once', { username: ' ', showMe: [] }, 'setup-username', 'setup-show-me'],
  ['a name of one letter', { username: 'W', showMe: ['men'] }, 'setup-username-length', null],
  [
    'not the stored name, which the rules would refuse',
    { username: 'Old ★', showMe: ['men'] },
    null,
    null,
  ],
] as const)('finds %s', (_, form, username, showMe) => {
  expect(profileProblems(form, 'Old ★')).toEqual({ username, showMe })
})

const profile = { username: 'Ann', myGender: null, showMe: ['women'] } as unknown as UserProfile

test('Retry saves what the fields show, and an edit takes away Saved', async () => {
  const stored: string[] = []
  vi.mocked(saveOwnProfile)
    .mockRejectedValueOnce(new Error('no'))
    .mockImplementation(({ username }) => Promise.resolve(void stored.push(username)))
  render(<ProfilePanel profile={profile} />)
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Username' }), { target: { value } })
  type('Anna')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Failed to save settings.')
  type('Anne')
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Saved')
  expect(stored).toEqual(['Anne'])
  type('Annie')
  expect(screen.queryByText('Saved')).toBeNull()
})
