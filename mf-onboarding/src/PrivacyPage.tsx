import { Privacy } from '@greenlight/kit/ui/legal/Privacy'
import { LegalPage } from './legal/LegalPage.tsx'

export default function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy">
      <Privacy />
    </LegalPage>
  )
}
