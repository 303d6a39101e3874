import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  id: string
  title: string
  illustration: ReactNode
  /** False hides the slide from keyboard and screen readers while another one is shown. */
  shown: boolean
  children: ReactNode
}

export function Slide({ id, title, illustration, shown, children }: Props) {
  return (
    <Root
      id={id}
      role="tabpanel"
      aria-roledescription="slide"
      aria-labelledby={`${id}-tab`}
      tabIndex={shown ? 0 : -1}
      inert={!shown}
    >
      {illustration}
      <Body>
        <h2>{title}</h2>
        {children}
      </Body>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--gl-space-4);
  min-width: 0;
  padding: var(--gl-space-2) clamp(var(--gl-space-2), 3vw, var(--gl-space-8));
  scroll-snap-align: start;
  /* A fast swipe moves by one slide, not by three. */
  scroll-snap-stop: always;

  & > svg {
    width: auto;
    height: clamp(5rem, 13dvh, 12rem);
  }
  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--gl-radius-m);
  }

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: var(--gl-space-8);

    & > svg {
      width: 100%;
      height: auto;
    }
  }
`

const Body = styled.div`
  display: grid;
  gap: var(--gl-space-3);
  width: 100%;
  max-width: 30rem;

  @media (min-width: 48rem) {
    h2 {
      font-size: var(--gl-text-xl);
    }
  }
`
