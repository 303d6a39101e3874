import { Terms } from '@greenlight/kit/ui/legal/Terms'
import { LegalPage } from './legal/LegalPage.tsx'

export default function TermsPage() {
  return (
    <LegalPage title="Terms & Conditions">
      <Terms />
    </LegalPage>
  )
}
