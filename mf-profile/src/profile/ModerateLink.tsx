import { paths } from '@greenlight/kit/contract/paths'
import { Link, localStore, storageKeys } from '@greenlight/runtime'
import { useSyncExternalStore } from 'react'

const subscribe = (onChange: () => void) => localStore.subscribe(storageKeys.moderates, onChange)

/** For admins: opens what they can decide on this profile. Nothing for other members. */
export function ModerateLink({ reportId }: { reportId: string }) {
  const moderates = useSyncExternalStore(subscribe, () => localStore.get(storageKeys.moderates))
  return moderates === null ? null : <Link to={paths.moderate(reportId)}>Moderate</Link>
}
