import { LegalText } from './LegalText.tsx'
import type { LegalHeading } from './LegalText.tsx'
import { termsOfTrust } from './termsOfTrust.tsx'
import { termsOfUse } from './termsOfUse.tsx'

/** The Terms & Conditions: the one source of the page and of the dialog in settings. */
export function Terms({ heading = 'h2' }: { heading?: LegalHeading }) {
  return (
    <LegalText
      heading={heading}
      sections={[...termsOfUse, ...termsOfTrust]}
      intro={
        <p>
          Greenlight is a place where adults share honest, respectful accounts of people they
          chatted with, so that others can make safer decisions. These terms are the agreement
          between you and us, who run Greenlight. They are short on purpose: please read them.
        </p>
      }
    />
  )
}
