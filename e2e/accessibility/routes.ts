import { seeded } from '../fixtures/members.ts'

interface Route {
  path: string
  /** Who looks at it; a visitor if left out. */
  as?: string
  /** Shows that the page is filled. */
  filled: string
}

const { member, owner, admin, newcomer } = seeded

/** Every route, filled. */
export const routes: readonly Route[] = [
  { path: '/welcome', filled: '[role=tab]' },
  { path: '/login', filled: 'form' },
  { path: '/signup', filled: 'form' },
  { path: '/forgot', filled: 'form' },
  { path: '/terms', filled: 'h2' },
  { path: '/privacy', filled: 'h2' },
  { path: '/profile-setup', as: newcomer, filled: 'form' },
  { path: '/legal-agreement', as: newcomer, filled: 'main button' },
  { path: '/gallery', as: member, filled: 'article img' },
  { path: '/share', as: member, filled: 'form' },
  { path: '/profile/austin-marcus', as: member, filled: '[aria-label=Experiences] li' },
  { path: '/messages', as: member, filled: '[aria-label=Conversations] a' },
  { path: '/messages?thread=bluebell_member', as: member, filled: '[data-message]' },
  { path: '/settings', as: member, filled: '[role=switch]' },
  { path: '/feedback', as: member, filled: 'main :is(form, iframe)' },
  { path: '/myshares', as: owner, filled: 'article img' },
  { path: '/adminreview', as: admin, filled: 'main img' },
]

/** Those who look, each with all that they look at. */
export const visits = [undefined, newcomer, member, owner, admin].map((as) => ({
  as,
  seen: routes.filter((route) => route.as === as),
}))
