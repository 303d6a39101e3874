import type { Registry } from '@greenlight/kit/contract/registry'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { closedSentence } from '../chrome/closedSentence.ts'

/** Shown in place of a page that needs the database, while the operator has closed the site. */
export function Closed({ closed }: { closed: NonNullable<Registry['closed']> }) {
  return (
    <Page $width="text">
      <PageTitle>Closed for now</PageTitle>
      <p>{closedSentence(closed)}</p>
    </Page>
  )
}
