import type { ReactNode } from 'react'
import styled from 'styled-components'

export type LegalSection = { readonly title: string; readonly body: ReactNode }

/** The level of the sections' headings: `h2` on a page of its own, `h3` in a dialog. */
export type LegalHeading = 'h2' | 'h3'

type Props = { intro: ReactNode; sections: readonly LegalSection[]; heading: LegalHeading }

/** A numbered text of agreement, set for reading, on the screen and on paper. */
export function LegalText({ intro, sections, heading: Heading }: Props) {
  return (
    <Root>
      <Updated>
        Last updated <time dateTime="2025-10">October 2025</time>
      </Updated>
      {intro}
      {sections.map(({ title, body }, index) => (
        <section key={title}>
          <Heading>
            {index + 1}. {title}
          </Heading>
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

const Root = styled.div`
  display: grid;
  gap: var(--gl-space-4);
  max-width: var(--gl-width-text);
  line-height: 1.6;

  section {
    display: grid;
    gap: var(--gl-space-3);
    margin-block-start: var(--gl-space-4);
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
    /* By night the ink is pale, and paper is not dark. */
    color-scheme: light;
    color: CanvasText;
    max-width: none;
    font-size: 11pt;
    line-height: 1.45;
    orphans: 3;
    widows: 3;

    /* Only in blocks does a heading stay with what follows it. */
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
    /* On paper a link is only as good as its address. */
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`
