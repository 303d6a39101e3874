import { type KeyboardEvent, type ReactNode, useRef } from 'react'
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

type SlideDotsProps = {
  slides: readonly { id: string; title: string }[]
  index: number
  onSelect: (index: number) => void
}

/** A tab for each slide. Arrow keys, Home and End move between them; the list is one tab stop. */
export function SlideDots({ slides, index, onSelect }: SlideDotsProps) {
  const list = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const to = indexForKey(event.key, index, slides.length)
    if (to === undefined) return
    event.preventDefault()
    onSelect(to)
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <List ref={list} role="tablist" aria-label="Slides" tabIndex={-1} onKeyDown={onKeyDown}>
      {slides.map(({ id, title }, position) => (
        <Dot
          key={id}
          type="button"
          role="tab"
          id={`${id}-tab`}
          aria-selected={position === index}
          aria-controls={id}
          aria-label={title}
          tabIndex={position === index ? 0 : -1}
          onClick={() => onSelect(position)}
        />
      ))}
    </List>
  )
}

function indexForKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(index - 1, 0)
    case 'ArrowRight':
      return Math.min(index + 1, count - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

const List = styled.div`
  display: flex;
  justify-content: center;
`

/** A small dot in a touch target of full height. */
const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 2rem;
  height: var(--gl-target);
  padding: 0;
  border: 0;
  border-radius: var(--gl-radius-s);
  background: none;
  cursor: pointer;

  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 1.5px solid var(--gl-control);
    border-radius: var(--gl-radius-full);
    transition:
      width var(--gl-base) var(--gl-ease),
      background-color var(--gl-base) var(--gl-ease);
  }
  &:hover::before {
    background: var(--gl-control);
  }
  &[aria-selected='true']::before {
    width: 1.5rem;
    border-color: var(--gl-green-text);
    background: var(--gl-green-text);
  }
  @media (forced-colors: active) {
    &[aria-selected='true']::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`
