import { paths } from '@greenlight/kit/contract/paths'
import { HelpLines } from '@greenlight/kit/ui/help/HelpLines'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { ContactLink } from '@greenlight/kit/ui/legal/LegalText'
import { useStatic } from '@greenlight/kit/ui/static/useStatic'
import { Link } from '@greenlight/runtime'
import styled from 'styled-components'
import { questions } from './help/questions.tsx'
import { useSiteConfig } from './siteConfig/useSiteConfig.ts'

/** Help lines, and answers about the site. Public, so that help needs no sign-in. */
export default function HelpPage() {
  const answerHours = useSiteConfig()?.operator?.answerHours ?? null
  const isStatic = useStatic()
  return (
    <Page $width="text">
      <PageTitle>Help</PageTitle>
      <Text>
        <section>
          <h2>Are you afraid of somebody?</h2>
          <p>
            We are not an emergency service, and we cannot send help. These people can, and they do
            not ask who you are.
          </p>
          <HelpLines />
        </section>
        <section>
          <h2>What we do with a report</h2>
          <p>
            An admin reads every report.{' '}
            {(answerHours !== null || isStatic) && (
              <span data-config-if="answerHours">
                You have an answer within <span data-config="answerHours">{answerHours}</span>{' '}
                hours.{' '}
              </span>
            )}
            Requests about intimate pictures and about somebody under 18 come first. The result is
            under <Link to={paths.notices()}>Notices</Link>.
          </p>
        </section>
        <section>
          <h2>What you can do</h2>
          <Points>
            <li>
              <strong>Keep evidence.</strong> Before you block or report somebody, press{' '}
              <em>Keep evidence</em> in the conversation or on the profile: it saves a file with
              names and times. Also take screenshots. Save what you wrote under{' '}
              <Link to={paths.settings()}>Settings</Link>, Advanced, Request account details.
            </li>
            <li>
              <strong>Block.</strong> A blocked member can no longer write to you, and you no longer
              see what this member shares. They can still read what you share.
            </li>
            <li>
              <strong>Leave quickly.</strong> Press Quick exit, or Esc three times. The site goes
              away at once, and Back shows an empty page. You stay signed in, unless you turn on{' '}
              <em>Hide me fast</em> in <Link to={paths.settings()}>Settings</Link>. The browser
              keeps its history: use a private window on a device that others use.
            </li>
            <li>
              <strong>Tell somebody</strong> whom you trust where you are and whom you meet.
            </li>
          </Points>
        </section>
        <nav aria-label="Questions">
          <h2>Questions</h2>
          <Points>
            {questions.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </Points>
        </nav>
        {questions.map(({ id, question, answer }) => (
          <section key={id} id={id} tabIndex={-1}>
            <h3>{question}</h3>
            {answer}
          </section>
        ))}
        <p>
          Something else? Write to <ContactLink />.
        </p>
      </Text>
    </Page>
  )
}

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-6);
  line-height: 1.6;

  section,
  nav {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gl-space-3);
    scroll-margin-block-start: calc(var(--gl-header) + var(--gl-space-4));
  }
  h2 {
    font-size: var(--gl-text-lg);
  }
  h3 {
    font-size: inherit;
  }
`

const Points = styled.ul`
  display: grid;
  gap: var(--gl-space-2);

  li::marker {
    color: var(--gl-green-text);
  }
`
