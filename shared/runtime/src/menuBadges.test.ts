import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

/** The badges of a page that is opened now. */
async function openPage() {
  vi.resetModules()
  const { setMenuBadge, startMenuBadges } = await import('./menuBadges.ts')
  const { useMenuBadges } = await import('./useMenuBadges.ts')
  startMenuBadges()
  return { setMenuBadge, badges: () => renderHook(() => useMenuBadges()).result.current }
}

beforeEach(() => localStorage.clear())

it('shows the badges of the last page of the session at once', async () => {
  localStorage.setItem('gl.session.v1', 'mine')
  const badge = { count: 2, text: '2 new messages' }
  const page = await openPage()
  page.setMenuBadge('/messages', badge)
  expect((await openPage()).badges()).toEqual({ '/messages': badge })
})

it.each(['another', null])('shows none of another session: %s', async (next) => {
  localStorage.setItem('gl.session.v1', 'mine')
  const page = await openPage()
  page.setMenuBadge('/messages', { count: 2, text: '2 new messages' })
  if (next) localStorage.setItem('gl.session.v1', next)
  else localStorage.removeItem('gl.session.v1')
  expect((await openPage()).badges()).toEqual({})
})
