import type { SiteConfig } from '@greenlight/domain/siteConfig'
import { termsDate } from '@greenlight/domain/terms'
import { config } from '@greenlight/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { useStatic } from '../static/useStatic.ts'

export type LegalSection = { readonly title: string; readonly body: ReactNode }

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The level of the section headings: `h2` on a page, `h3` in a dialog. */
export type LegalHeading = 'h2' | 'h3'

type Props = { intro: ReactNode; sections: readonly LegalSection[]; heading: LegalHeading }

/** A legal text with numbered sections, for the screen and for printing. */
export function LegalText({ intro, sections, heading: Heading }: Props) {
  return (
    <Root>
      <Updated>
        Last updated <time dateTime={termsDate.toISOString()}>{day.format(termsDate)}</time>
      </Updated>
      {intro}
      {Heading === 'h2' && (
        <Contents aria-label="Contents">
          <ol>
            {sections.map(({ title }, index) => (
              <li key={title}>
                <a href={`#section-${index + 1}`}>{title}</a>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      {sections.map(({ title, body }, index) => (
        <section key={title} id={`section-${index + 1}`} tabIndex={-1}>
          <Heading>{`${index + 1}. ${title}`}</Heading>
          {body}
        </section>
      ))}
    </Root>
  )
}

const Updated = styled.p`
  font-size: var(--gl-text-sm);

  @media screen {
    color: var(--gl-ink-soft);
  }
`

const Contents = styled.nav`
  & li {
    padding-block: var(--gl-space-1);
  }

  @media print {
    display: none;
  }
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
  max-width: var(--gl-width-text);
  line-height: 1.6;

  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gl-space-3);
    margin-block-start: var(--gl-space-4);
    scroll-margin-block-start: calc(var(--gl-header) + var(--gl-space-4));
  }
  h2,
  h3 {
    font-size: var(--gl-text-lg);
    break-after: avoid;
  }
  ul {
    display: grid;
    gap: var(--gl-space-2);
  }
  li::marker {
    color: var(--gl-green-text);
  }

  @media print {
    /* Text of the dark scheme is too light for paper. */
    color-scheme: light;
    color: CanvasText;
    max-width: none;
    font-size: 11pt;
    line-height: 1.45;
    orphans: 3;
    widows: 3;

    /* Browsers keep a heading with the text after it in blocks, not in grids. */
    &,
    section,
    ul {
      display: block;
    }
    p,
    li {
      margin-block-end: 0.6em;
    }
    h2,
    h3 {
      margin-block: 1.2em 0.4em;
      font-size: 13pt;
    }
    li {
      break-inside: avoid;
    }
    a,
    li::marker {
      color: inherit;
    }
    /* Prints the address of each link. */
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`

/** Who runs the site; null until the configuration has arrived. */
function useOperator(): SiteConfig['operator'] {
  const [operator, setOperator] = useState<SiteConfig['operator']>(null)
  useEffect(() => {
    config().then(
      ({ operator: named }) => setOperator(named),
      () => {},
    )
  }, [])
  return operator
}

/** A link to the operator's e-mail address, for members and for people who are described on the site. */
export function ContactLink() {
  const contact = useOperator()?.contact
  const isStatic = useStatic()
  if (isStatic)
    return (
      <a data-config="contact" href="mailto:">
        The operator
      </a>
    )
  return contact && <a href={`mailto:${contact}`}>{contact}</a>
}

/** Whom to send a notice of copyright to: the agent whom the operator has registered, or the operator. */
export function CopyrightAgent() {
  const agent = useOperator()?.copyrightAgent
  const isStatic = useStatic()
  return (
    <>
      {isStatic && (
        <span data-config-if="copyrightAgent">
          <span data-config="copyrightAgent" />
          {', '}
        </span>
      )}
      {agent && `${agent}, `}
      <ContactLink />
    </>
  )
}

/** The attribution that the licence of the town data requires. */
export function GeoNamesCredit() {
  return (
    <p>
      Names and positions of towns come from <a href="https://www.geonames.org/">GeoNames</a>, used
      under the{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/">
        Creative Commons Attribution 4.0 licence
      </a>{' '}
      (CC BY 4.0). We selected the towns of the United States and shortened their records. The list
      is served from our own site: what you type there is not sent to GeoNames.
    </p>
  )
}
