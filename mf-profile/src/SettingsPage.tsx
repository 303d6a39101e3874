import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { AccountPanel } from './settings/AccountPanel.tsx'
import { AdvancedPanel } from './settings/AdvancedPanel.tsx'
import { BlockedPanel } from './settings/BlockedPanel.tsx'
import { MorePanel } from './settings/MorePanel.tsx'
import { SavedSettings } from './settings/SavedSettings.tsx'

/** The member's own account and how the product treats it. */
export default function SettingsPage() {
  return (
    <Page $width="text">
      <PageTitle>Settings</PageTitle>
      <AccountPanel />
      <SavedSettings />
      <BlockedPanel />
      <MorePanel />
      <AdvancedPanel />
    </Page>
  )
}
