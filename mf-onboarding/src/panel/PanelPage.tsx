import { paths } from '@greenlight/kit/contract/paths'
import { Logo } from '@greenlight/kit/ui/display/Logo'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { PageTitle } from '@greenlight/kit/ui/layout/Page'
import { BrandPlace, PanelColumn, RaisedPanel } from '@greenlight/kit/ui/layout/PanelColumn'
import { signOutOrAlert } from '@greenlight/kit/write/signOutOrAlert'
import { Link, useSession } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  title: string
  /** One sentence under the title. */
  text?: ReactNode
  /** Beside the title. */
  illustration?: ReactNode
  /** False on pages with the header, which has the logo. */
  logo?: boolean
  children: ReactNode
  /** Below the panel. */
  footer?: ReactNode
}

/** A page with one panel in the middle: sign-in, sign-up and the steps that follow. */
export function PanelPage({ title, text, illustration, logo = true, children, footer }: Props) {
  return (
    <PanelColumn $withLogo={logo}>
      {logo && <Brand />}
      <RaisedPanel>
        <Head>
          <PageTitle>{title}</PageTitle>
          {text && <Text>{text}</Text>}
          {illustration}
        </Head>
        {children}
      </RaisedPanel>
      {footer}
    </PanelColumn>
  )
}

/** The logo on pages without a header. */
export function Brand() {
  return (
    <BrandPlace>
      <Logo />
    </BrandPlace>
  )
}

const Head = styled.div`
  display: grid;
  gap: var(--gl-space-2);

  &:has(> svg) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    column-gap: var(--gl-space-4);
  }
  & > svg {
    grid-area: 1 / 2 / span 2;
    width: auto;
    height: 4.75rem;
    margin-block: -0.5rem;
  }
`

const Text = styled.p`
  color: var(--gl-ink-soft);
`

/** Links to the terms, and to the page for people who are described on the site. */
export function TermsNote() {
  return (
    <SmallPrint>
      By continuing, you agree to our <Link to={paths.terms()}>Terms &amp; Conditions</Link>. Is a
      profile here <Link to={paths.aboutMe()}>about you</Link>?
    </SmallPrint>
  )
}

/** On pages without a menu: shows who is signed in, links to their data, and signs out. */
export function SignOutNote() {
  const email = useSession((s) => s.user?.email)
  return (
    <Row>
      {email && (
        <span>
          Signed in as <bdi>{email}</bdi>.
        </span>
      )}
      <ButtonLink to={paths.yourData()} $variant="quiet" $size="small">
        Your data
      </ButtonLink>
      <Button variant="quiet" size="small" onClick={() => void signOutOrAlert()}>
        Sign out
      </Button>
    </Row>
  )
}

const SmallPrint = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-xs);
  text-align: center;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--gl-space-1);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  text-align: center;
`
