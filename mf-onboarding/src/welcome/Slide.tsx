import { useStatic } from '@greenlight/kit/ui/static/useStatic'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'

type Props = {
  id: string
  title: string
  /** False hides the slide from keyboard and screen readers while another one is shown. */
  shown: boolean
  children: ReactNode
}

export function Slide({ id, title, shown, children }: Props) {
  const isStatic = useStatic()
  return (
    <Root
      id={id}
      role="tabpanel"
      aria-roledescription="slide"
      aria-labelledby={`${id}-tab`}
      tabIndex={shown ? 0 : -1}
      inert={!shown && !isStatic}
    >
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
  min-width: 0;
  padding: var(--gl-space-2) clamp(var(--gl-space-2), 3vw, var(--gl-space-8));
  scroll-snap-align: start;
  /* A fast swipe moves by one slide, not by three. */
  scroll-snap-stop: always;

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--gl-radius-m);
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

/**
 * A tab for each slide: the lights of the logo, one more with each slide. Arrow keys, Home and End move between them.
 * The list is one tab stop.
 */
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
          $light={position}
          $reached={position <= index}
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

/** Width and fill of the lights, and of the bubble around them. */
const lights = [
  { size: '0.6875rem', fill: 'var(--gl-red)' },
  { size: '0.875rem', fill: 'var(--gl-amber)' },
  { size: '1.0625rem', fill: 'var(--gl-green)' },
  { size: '1.25rem', fill: 'var(--gl-pine)' },
] as const
const lightOf = (position: number) => lights[Math.min(position, lights.length - 1)] ?? lights[0]

/** A light in a touch target of full height. The last one has the shape of the bubble. */
const Dot = styled.button<{ $light: number; $reached: boolean }>`
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
    width: ${({ $light }) => lightOf($light).size};
    aspect-ratio: 1;
    border: 1.5px solid var(--gl-control);
    border-radius: 50% 50% 50% ${({ $light }) => ($light === lights.length - 1 ? '12%' : '50%')};
    background: ${({ $light, $reached }) => ($reached ? lightOf($light).fill : 'transparent')};
    transition: background-color var(--gl-base) var(--gl-ease);
  }
  &:hover::before {
    border-color: var(--gl-ink);
  }
  &[aria-selected='true']::before {
    outline: 2px solid var(--gl-ink);
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true']::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`
