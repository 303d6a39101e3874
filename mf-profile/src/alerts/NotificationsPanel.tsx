import type { UserProfile } from '@greenlight/domain/member'
import { Switch } from '@greenlight/kit/ui/form/Switch'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { currentConfig } from '@greenlight/runtime'
import { SaveStatus } from '../settings/SaveStatus.tsx'
import { saveMessageSettings } from '../settings/settingsRequests.ts'
import { useSaveSetting } from '../settings/useSaveSetting.ts'
import { AlertSettingsForm } from './AlertSettingsForm.tsx'
import { DeviceSwitch } from './DeviceSwitch.tsx'

/** How the member hears of news: in this tab, on this device, and by e-mail. */
export function NotificationsPanel({ profile }: { profile: UserProfile }) {
  const { mail } = currentConfig()
  return (
    <Panel title="Notifications">
      <TabSwitch on={profile.messageSettings.notifications} />
      {mail?.pushKey && (
        <DeviceSwitch pushKey={mail.pushKey} isOnSomewhere={profile.alerts?.push === true} />
      )}
      {mail ? (
        <AlertSettingsForm profile={profile} mail={mail} />
      ) : (
        <p>E-mail is not set up here.</p>
      )}
    </Panel>
  )
}

function TabSwitch({ on }: { on: boolean }) {
  const { save, saving, unsaved } = useSaveSetting((notifications: boolean) =>
    saveMessageSettings({ notifications }),
  )
  const shown = saving.status === 'saving' && unsaved ? unsaved.value : on
  return (
    <div>
      <Switch
        label="In this tab"
        hint="Your browser tells you about new messages while this tab is in the background, and the tab’s title shows how many there are. The menu always does."
        checked={shown}
        onChange={(next) => void save(next)}
      />
      <SaveStatus saving={saving} onRetry={() => unsaved && void save(unsaved.value)} />
    </div>
  )
}
