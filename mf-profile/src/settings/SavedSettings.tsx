import { loadSettings } from '@greenlight/kit/data/users/loadSettings'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline, useSession } from '@greenlight/runtime'
import { failureText } from '../failureText.ts'
import { useLoad } from '../useLoad.ts'
import { LocationPanel } from './LocationPanel.tsx'
import { MessagesPanel } from './MessagesPanel.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

/** What is stored with the account and changed here. */
export function SavedSettings() {
  const { loaded, retry, retrying } = useLoad(loadSettings, 'settings-load-failed')
  const online = useOnline()
  const profile = useSession(({ member }) => (member.state === 'ready' ? member.profile : null))

  if (loaded.status === 'failed') {
    return (
      <ErrorPanel
        text={failureText(loaded.error, online)}
        onRetry={() => void retry()}
        retrying={retrying}
      />
    )
  }
  if (loaded.status === 'loading' || !profile) return <SettingsSkeleton />
  return (
    <>
      <LocationPanel profile={profile} />
      <MessagesPanel settings={profile.messageSettings} />
    </>
  )
}
