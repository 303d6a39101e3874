import { failure } from '@greenlight/kit/errors'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useForgetOnUnmount, useLoad, useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import { NotificationsPanel } from '../alerts/NotificationsPanel.tsx'
import { LocationPanel } from './LocationPanel.tsx'
import { MessagesPanel } from './MessagesPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { refreshSettings } from './settingsRequests.ts'

const KEY = ['profile', 'settings']

/** The settings of the account. On each visit they are refreshed first: another device may have changed them. */
export function SavedSettings() {
  useForgetOnUnmount(KEY)
  const { data, error, loading, retry } = useLoad(
    KEY,
    refreshed,
    failure('kit/settings-load-failed'),
  )
  const profile = useSession(({ member }) => (member.state === 'ready' ? member.profile : null))

  if (error) return <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />
  if (!data || !profile) return <SettingsSkeleton />
  return (
    <>
      <ProfilePanel profile={profile} />
      <LocationPanel profile={profile} />
      <MessagesPanel settings={profile.messageSettings} />
      <NotificationsPanel profile={profile} />
    </>
  )
}

/** The settings themselves are in the session. */
async function refreshed(): Promise<true> {
  await refreshSettings()
  return true
}

function SettingsSkeleton() {
  return (
    <LoadingPlaceholder label="Loading settings">
      <Rows>
        <Panel title="About you">
          <Skeleton $height="22rem" />
        </Panel>
        <Panel title="Default location">
          <Skeleton $height="8.8rem" />
        </Panel>
        <Panel title="Messages">
          <Skeleton $height="15rem" />
        </Panel>
        <Panel title="Notifications">
          <Skeleton $height="7rem" />
        </Panel>
      </Rows>
    </LoadingPlaceholder>
  )
}

const Rows = styled.div`
  display: grid;
  gap: var(--gl-space-6);
`
