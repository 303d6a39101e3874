import type { LucideIcon } from 'lucide-react'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { WelcomeBeta, WelcomeHow, WelcomeWho, WelcomeWhy } from './illustrations.tsx'

type Point = { Icon: LucideIcon; text: string }

/** Texts with an icon, one on each line. */
function IconList({ points }: { points: readonly Point[] }) {
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
function TagList({ tags }: { tags: readonly Point[] }) {
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
function StepList({ steps }: { steps: readonly string[] }) {
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
    background: var(--gl-sunken);
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
    background: var(--gl-deep);
    color: var(--gl-deep-on);
    font-weight: var(--gl-weight-bold);
  }
`

type SlideContent = { id: string; title: string; illustration: ReactNode; body: ReactNode }

export const slides: readonly SlideContent[] = [
  {
    id: 'who',
    title: 'Who are we?',
    illustration: <WelcomeWho />,
    body: (
      <>
        <p>
          Greenlight is a community dating-safety network: adults share honest, respectful
          experiences and look out for each other.
        </p>
        <IconList
          points={[
            { Icon: ShieldCheck, text: 'Know more before you meet' },
            { Icon: HeartHandshake, text: 'Share how it went, good or bad' },
            { Icon: MessageCircleHeart, text: 'Ask the member who shared it, in private' },
          ]}
        />
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why?',
    illustration: <WelcomeWhy />,
    body: (
      <>
        <p>
          Context builds confidence. A first date is easier when you know that others felt at ease,
          and that someone would tell you if they had not.
        </p>
        <TagList
          tags={[
            { Icon: ShieldCheck, text: 'Privacy-minded' },
            { Icon: Users, text: 'Community First' },
            { Icon: HeartHandshake, text: 'Built with empathy' },
          ]}
        />
      </>
    ),
  },
  {
    id: 'how',
    title: 'How to get started',
    illustration: <WelcomeHow />,
    body: (
      <StepList
        steps={[
          'Create a free account and choose a username.',
          'Set your city or region to see profiles nearby.',
          'Share your experiences, and filter by location, distance and age.',
        ]}
      />
    ),
  },
  {
    id: 'beta',
    title: 'You are early',
    illustration: <WelcomeBeta />,
    body: (
      <>
        <p>
          Greenlight is in beta: some things will change, and what you tell us makes it better.
          Coming soon:
        </p>
        <IconList
          points={[
            { Icon: Sparkles, text: 'AI-assisted moderation' },
            { Icon: Sparkles, text: 'Optional photo verification' },
            { Icon: Sparkles, text: 'Better distance filters and smarter search' },
            { Icon: Sparkles, text: 'Community badges and insights' },
          ]}
        />
      </>
    ),
  },
]
