import { Logo } from '@greenlight/kit/ui/display/Logo'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { Actions } from './Actions.tsx'
import { Choices } from './Choices.tsx'
import { Colors } from './Colors.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Fields } from './Fields.tsx'
import { People } from './People.tsx'
import { Pictures } from './Pictures.tsx'
import { States } from './States.tsx'
import { Type } from './Type.tsx'

/** All components of the kit on one page. */
export function Catalog() {
  return (
    <Page as="main">
      <Logo size="large" />
      <PageTitle>Catalog</PageTitle>
      <Colors />
      <Type />
      <Actions />
      <Fields />
      <Choices />
      <People />
      <States />
      <Dialogs />
      <Pictures />
    </Page>
  )
}
