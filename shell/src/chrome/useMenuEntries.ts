import type { MenuEntry, Registry } from '@greenlight/kit/contract/registry'
import { useSession } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import { guard } from '../routing/guard.ts'
import { useAdmin } from '../routing/useAdmin.ts'
import { useShell } from '../shell.ts'

/**
 * The entries of all remotes that this member may open, in order. Whether the member is an admin costs one
 * read, so it is read when the menu is first opened. After a failure, opening the menu reads it again.
 */
export function useMenuEntries(registry: Registry, open: boolean): MenuEntry[] {
  const { releases } = useShell()
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  const status = useSession((s) => s.status)
  const member = useSession((s) => s.member)
  const banned = useSession((s) => s.banned)
  const entries = releases.releaseOfEachRemote(registry).flatMap(({ menu }) => menu)
  const { admin, retry } = useAdmin(opened && entries.some(({ access }) => access === 'admin'))

  useEffect(() => {
    if (open && admin === 'failed') retry()
    // A check that fails while the menu is open must not begin again at once.
  }, [open])

  return entries
    .filter(({ access }) => {
      const { kind } = guard(access, { status, member, banned, admin })
      // While the account is loading, the entries of members are shown: most visitors are members.
      return kind === 'allow' || (kind === 'wait' && access !== 'admin')
    })
    .sort((a, b) => a.order - b.order)
}
