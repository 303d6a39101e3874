import { LegalText } from '@greenlight/kit/ui/legal/LegalText'
import { LegalPage } from './legal/LegalPage.tsx'
import { privacySections } from './legal/privacySections.tsx'

export default function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy">
      <LegalText
        heading="h2"
        sections={privacySections}
        intro={
          <p>
            People share things here that matter, about themselves and about others. This policy
            says what we keep, why, where, who sees it, and how you get it back or have it removed.
          </p>
        }
      />
    </LegalPage>
  )
}
