import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

type Point = { Icon: LucideIcon; text: string }

/** Texts with an icon, one on each line. */
export function IconList({ points }: { points: readonly Point[] }) {
  return (
    <Rows role="list">
      {points.map(({ Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden size={20} />
          {text}
        </li>
      ))}
    </Rows>
  )
}

/** Short texts as rounded tags. */
export function TagList({ tags }: { tags: readonly Point[] }) {
  return (
    <Tags role="list">
      {tags.map(({ Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden size={16} />
          {text}
        </li>
      ))}
    </Tags>
  )
}

/** Numbered steps. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <Steps role="list">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  )
}

const Rows = styled.ul`
  display: grid;
  gap: var(--gl-space-2);

  li {
    display: flex;
    align-items: start;
    gap: var(--gl-space-3);
  }
  svg {
    flex: none;
    margin-block-start: 0.15em;
    color: var(--gl-green-text);
  }
`

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);

  li {
    display: flex;
    align-items: center;
    gap: var(--gl-space-2);
    padding: var(--gl-space-1) var(--gl-space-3);
    border-radius: var(--gl-radius-full);
    background: var(--gl-green-soft);
    color: var(--gl-green-text);
    font-size: var(--gl-text-sm);
    font-weight: 600;
  }
`

const Steps = styled.ol`
  display: grid;
  gap: var(--gl-space-4);
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--gl-space-3);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--gl-radius-full);
    background: var(--gl-green);
    color: var(--gl-green-on);
    font-weight: var(--gl-weight-bold);
  }
`
