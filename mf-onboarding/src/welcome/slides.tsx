import HeartHandshake from 'lucide-react/icons/heart-handshake'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sparkles from 'lucide-react/icons/sparkles'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { WelcomeBeta, WelcomeHow, WelcomeWho, WelcomeWhy } from './illustrations.tsx'
import { IconList, StepList, TagList } from './slideLists.tsx'

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
