import { seeded } from '../fixtures/members.ts'

type Route = {
  path: string
  /** The member who opens it; a visitor if absent. */
  as?: string
  /** Visible when the page has its content. */
  filled: string
}

const { member, owner, admin, newcomer } = seeded

/** All routes, with content. */
export const routes: readonly Route[] = [
  { path: '/welcome', filled: '[role=tab]' },
  { path: '/login', filled: 'form' },
  { path: '/signup', filled: 'form' },
  { path: '/forgot', filled: 'form' },
  { path: '/terms', filled: 'h2' },
  { path: '/privacy', filled: 'h2' },
  { path: '/about-me', filled: 'form' },
  { path: '/help', filled: 'h2' },
  { path: '/goodbye', filled: 'h2' },
  { path: '/profile-setup', as: newcomer, filled: 'form' },
  { path: '/legal-agreement', as: newcomer, filled: 'main button' },
  { path: '/gallery', as: member, filled: 'article img' },
  { path: '/share', as: member, filled: 'form' },
  { path: '/profile/austin-marcus', as: member, filled: '[aria-label=Experiences] li' },
  { path: '/messages', as: member, filled: '[aria-label=Conversations] a' },
  { path: '/messages?thread=bluebell_member', as: member, filled: '[data-message]' },
  { path: '/settings', as: member, filled: '[role=switch]' },
  { path: '/your-data', as: member, filled: 'main button' },
  { path: '/notices', as: member, filled: 'main h2' },
  { path: '/feedback', as: member, filled: 'main :is(form, iframe)' },
  { path: '/myshares', as: owner, filled: 'article img' },
  { path: '/adminreview/profiles/austin-marcus', as: admin, filled: 'main form' },
  { path: '/adminreview', as: admin, filled: 'main img:visible' },
]

/** The members and the visitor, each with the routes to open. */
export const visits = [undefined, newcomer, member, owner, admin].map((as) => ({
  as,
  seen: routes.filter((route) => route.as === as),
}))
