import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { useStatic } from '@greenlight/kit/ui/static/useStatic'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { isSignInLink } from '@greenlight/kit/write/signInLink'
import { useSearchParams, useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import { EmailLinkForm, EmailLinkSignIn } from './aboutMe/EmailLinkForm.tsx'
import { Requests } from './aboutMe/Requests.tsx'
import { useSiteConfig } from './siteConfig/useSiteConfig.ts'

/** The page on which a person described in a profile sends a request. Membership is not required. */
export default function AboutMePage() {
  const status = useSession((s) => s.status)
  const [search] = useSearchParams()
  const reportId = search.get('profile')
  const site = useSiteConfig()
  const isStatic = useStatic()
  const answerHours = site?.operator?.answerHours ?? null
  return (
    <Page $width="text">
      <header>
        <PageTitle>Is this about you?</PageTitle>
      </header>
      <Text>
        <p>
          On Greenlight, adults share how they experienced people they chatted with. These are
          accounts of members. We did not check them, and they are not a verdict on anybody.
        </p>
        <p>
          If a profile here shows you, or somebody you act for, you can ask us to look at it. You
          need not join, and you need not have given your consent or permission to anything here.
          The member who shared it sees neither your name nor your address, unless you write it in
          an answer that you publish.
        </p>
        <h2>What you can ask for</h2>
        <ul>
          <li>to remove the profile</li>
          <li>to remove an intimate picture</li>
          <li>to correct something that is wrong</li>
          <li>to show your own answer on the profile</li>
        </ul>
        <h2>What happens then</h2>
        <p>
          A person reads your request. Intimate pictures, and anything about somebody under 18, come
          first. About an intimate picture you have an answer within 48 hours. The answer is shown
          here, with its reason: come back with a new link.
        </p>
        {(site?.mail ?? isStatic) && (
          <p data-config-if="mail">
            An e-mail says when there is an answer. It does not say what it is about, and its link
            leads here without signing you in.
          </p>
        )}
        {(answerHours !== null || isStatic) && (
          <p data-config-if="answerHours">
            About everything else you have one within{' '}
            <span data-config="answerHours">{answerHours}</span> hours.
          </p>
        )}
      </Text>
      {status === 'loading' && <Skeleton $height="16rem" />}
      {status === 'signedOut' &&
        (!isStatic && isSignInLink(window.location.href) ? (
          <EmailLinkSignIn reportId={reportId} />
        ) : (
          <EmailLinkForm reportId={reportId} />
        ))}
      {status === 'signedIn' && <Requests reportId={reportId} />}
    </Page>
  )
}

const Text = styled.div`
  display: grid;
  gap: var(--gl-space-3);
  line-height: 1.6;

  h2 {
    margin-block-start: var(--gl-space-3);
    font-size: var(--gl-text-lg);
  }
  li::marker {
    color: var(--gl-green-text);
  }
`
