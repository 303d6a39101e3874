import { LegalText } from './LegalText.tsx'
import type { LegalHeading } from './LegalText.tsx'
import { privacyOfData } from './privacyOfData.tsx'
import { privacyOfPeople } from './privacyOfPeople.tsx'

/** The Privacy Policy: the one source of the page and of whichever dialog shows it. */
export function Privacy({ heading = 'h2' }: { heading?: LegalHeading }) {
  return (
    <LegalText
      heading={heading}
      sections={[...privacyOfData, ...privacyOfPeople]}
      intro={
        <p>
          People share things here that matter, about themselves and about others. This policy says
          what we keep, why, where, who sees it, and how you get it back or have it removed.
        </p>
      }
    />
  )
}
