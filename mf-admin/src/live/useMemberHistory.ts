import { getOwnerHistory } from '@greenlight/kit/data/admin/getOwnerHistory'
import { useLoad } from './useLoad.ts'

/** What became of a member's profiles; nothing for an old document that names nobody. */
export function useMemberHistory(uid: string | null) {
  const { loaded, reload } = useLoad(loadHistory, uid ?? '', 'pending-load-failed')
  return { loaded, reload, known: loaded.state === 'ready' ? loaded.data : null }
}

async function loadHistory(uid: string) {
  return uid ? getOwnerHistory(uid) : null
}
