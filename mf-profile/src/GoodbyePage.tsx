import { paths } from '@greenlight/kit/contract/paths'
import { NotFoundIllustration } from '@greenlight/kit/ui/display/illustrations'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { WhatStays } from '@greenlight/kit/ui/legal/WhatStays'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { useSearchParams } from '@greenlight/runtime'
import styled from 'styled-components'

/** Shown to a signed-out visitor after an account, or only its profile, was deleted. */
export default function GoodbyePage() {
  const [params] = useSearchParams()
  if (params.has('kept')) return <ProfileClosed />
  return (
    <Page $width="text">
      <PageTitle>Goodbye</PageTitle>
      <EmptyState
        illustration={<NotFoundIllustration />}
        title="Your account is deleted"
        action={<ButtonLink to={paths.welcome()}>To the start page</ButtonLink>}
      >
        The members you wrote to see that you have left. Take care, and come back whenever you like.
      </EmptyState>
      <Stays>
        <h2>What stays</h2>
        <WhatStays />
      </Stays>
    </Page>
  )
}

/** The member chose to keep what others can see. */
function ProfileClosed() {
  return (
    <Page $width="text">
      <PageTitle>Goodbye</PageTitle>
      <EmptyState
        illustration={<NotFoundIllustration />}
        title="Your profile is closed"
        action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}
      >
        Your sign-in, your e-mail address and what you added are still here: profiles, experiences,
        comments, messages, reports, blocks, notices and saved searches. To delete them too, sign in
        and open “Your data”.
      </EmptyState>
    </Page>
  )
}

const Stays = styled.section`
  display: grid;
  gap: var(--gl-space-2);
  color: var(--gl-ink-soft);

  h2 {
    font-size: var(--gl-text-lg);
  }
`
