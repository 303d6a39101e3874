import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { AccountPanel, AdvancedPanel } from './settings/AccountPanel.tsx'
import { BlockedPanel } from './settings/BlockedPanel.tsx'
import { GreenlightPanel } from './settings/GreenlightPanel.tsx'
import { SavedSettings } from './settings/SavedSettings.tsx'
import { SearchesPanel } from './settings/SearchesPanel.tsx'

/** The member's own account and how the product treats it. */
export default function SettingsPage() {
  return (
    <Page $width="text">
      <PageTitle>Settings</PageTitle>
      <AccountPanel />
      <SavedSettings />
      <SearchesPanel />
      <BlockedPanel />
      <GreenlightPanel />
      <AdvancedPanel />
    </Page>
  )
}
