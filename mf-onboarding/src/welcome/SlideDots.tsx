import { useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'

type Props = {
  slides: readonly { id: string; title: string }[]
  index: number
  onSelect: (index: number) => void
}

/** A tab for each slide. Arrow keys, Home and End move between them; the list is one tab stop. */
export function SlideDots({ slides, index, onSelect }: Props) {
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
