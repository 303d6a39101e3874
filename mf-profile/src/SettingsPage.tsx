import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { LegalLinks } from '@greenlight/kit/ui/legal/LegalLinks'
import { ExportAndDeletePanel } from './account/ExportAndDeletePanel.tsx'
import { BlockedPanel } from './blocked/BlockedPanel.tsx'
import { QuickExitPanel } from './quickExit/QuickExitPanel.tsx'
import { SearchesPanel } from './searches/SearchesPanel.tsx'
import { AccountPanel } from './settings/AccountPanel.tsx'
import { GreenlightPanel } from './settings/GreenlightPanel.tsx'
import { SavedSettings } from './settings/SavedSettings.tsx'

/** The settings of the account. */
export default function SettingsPage() {
  return (
    <Page $width="text">
      <PageTitle>Settings</PageTitle>
      <AccountPanel />
      <SavedSettings />
      <QuickExitPanel />
      <SearchesPanel />
      <BlockedPanel />
      <GreenlightPanel />
      <ExportAndDeletePanel />
      <LegalLinks />
    </Page>
  )
}
