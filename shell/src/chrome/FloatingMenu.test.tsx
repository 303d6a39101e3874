import '@testing-library/jest-dom/vitest'
import { parseRelease, type Registry } from '@greenlight/kit/contract/registry'
import * as runtime from '@greenlight/runtime'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShell, ShellContext } from '../shell.ts'
import { signInMember } from '../signInMember.testing.ts'
import { FloatingMenu } from './FloatingMenu.tsx'

vi.mock('../remotes/shellVersions.ts', () => ({ shellVersions: { contract: 1, shared: {} } }))
vi.mock('../remotes/federation.ts', () => ({ createFederation: () => ({}) }))
vi.mock('@greenlight/runtime', async (importOriginal) => ({
  ...(await importOriginal<typeof runtime>()),
  signOut: vi.fn(() => Promise.reject(new Error('offline'))),
  showAlert: vi.fn(() => Promise.resolve()),
}))

const entry = (to: string, label: string, order: number) => ({
  ...{ to, label, order, icon: '' },
  access: 'member',
})
const release = parseRelease({
  name: 'mf-all',
  version: '1.0.0',
  entry: 'http://localhost/mf-all/1.0.0/remoteEntry.js',
  contract: 1,
  routes: [],
  menu: [entry('/messages', 'Messages', 1), entry('/notices', 'Notices', 2)],
})
const registry: Registry = { generation: 1, shell: null, remotes: { 'mf-all': [release] } }

const toggle = () => screen.getByRole('button', { name: 'Menu' })
const link = (name: string) => screen.getByRole('link', { name })

beforeEach(async () => {
  signInMember()
  history.replaceState(null, '', '/messages')
  const shell = createShell()
  vi.spyOn(shell.registry, 'refresh').mockResolvedValue()
  render(
    <ShellContext value={shell}>
      <FloatingMenu registry={registry} marked={undefined} />
    </ShellContext>,
    { wrapper: runtime.BrowserRouter },
  )
  await userEvent.click(toggle())
})
afterEach(cleanup)

test('each entry is described by its own badge, the button by all', async () => {
  const badges = { '/messages': '2 new messages', '/notices': '1 new notice' }
  for (const [to, text] of Object.entries(badges)) {
    runtime.setMenuBadge(to, { count: Number.parseInt(text), text })
  }
  await vi.waitFor(() => expect(link('Messages')).toHaveAccessibleDescription('2 new messages'))
  expect(link('Notices')).toHaveAccessibleDescription('1 new notice')
  expect(toggle()).toHaveAccessibleDescription('2 new messages, 1 new notice')
  for (const to of Object.keys(badges)) runtime.setMenuBadge(to, null)
  await vi.waitFor(() => expect(link('Messages')).not.toHaveAccessibleDescription())
})

test('a failed log-out is an alert, and the focus is on the button of the menu, which stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await vi.waitFor(() =>
    expect(runtime.showAlert).toHaveBeenCalledWith('Failed to sign out. Please try again.'),
  )
  expect(toggle()).toHaveFocus()
})
