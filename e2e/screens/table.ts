import type { Page } from '@playwright/test'
import {
  choosePhoto,
  fail,
  find,
  findNothing,
  goOffline,
  hold,
  press,
  see,
  type Step,
  steps,
  type,
  withoutRemote,
} from './steps.ts'

export type Screen = {
  readonly path: string
  readonly state: string
  /** The seeded account that opens it; a visitor if absent. */
  readonly as?: 'member' | 'owner' | 'admin' | 'newcomer'
  /** Runs before the page is opened. */
  readonly before?: Step
  /** Waits for the state, or leads to it from the page. */
  readonly reach: Step
}

const SIGN_IN = steps(
  type('Email', 'someone@greenlight.test'),
  type('Password', 'not the one'),
  press(/^Sign in$/),
)
const CARDS = find('article img')
const DIALOG = find('dialog[open]')
const PROFILE = '/profile/austin-marcus'
const TALK = '/messages?thread=bluebell_member'

/** Every route, in each of its states. */
export const screens: readonly Screen[] = [
  { path: '/welcome', state: 'first slide', reach: see('Skip') },
  { path: '/welcome', state: 'last slide', reach: steps(find('[role=tab]'), lastSlide) },
  { path: '/login', state: 'empty', reach: see('Forgot') },
  { path: '/login', state: 'nothing typed', reach: press(/^Sign in$/) },
  { path: '/login', state: 'loading', before: hold('signIn'), reach: SIGN_IN },
  { path: '/login', state: 'error', reach: steps(SIGN_IN, find('[role=alert]')) },
  { path: '/login', state: 'offline', reach: steps(see('Forgot'), goOffline, SIGN_IN) },
  { path: '/login', state: 'dialog', reach: steps(press('Continue with Google'), DIALOG) },
  { path: '/signup', state: 'empty', reach: see('Sign up') },
  { path: '/signup', state: 'nothing typed', reach: press(/^Sign up$/) },
  { path: '/forgot', state: 'empty', reach: see('Send the e-mail') },
  {
    path: '/forgot',
    state: 'sent',
    reach: steps(type('Email', 'a@greenlight.test'), press(/^Send/), see(/on its way/)),
  },
  { path: '/terms', state: 'filled', reach: find('h2') },
  { path: '/privacy', state: 'filled', reach: find('h2') },
  { path: '/about-me', state: 'empty', reach: see('Send me a sign-in link') },
  { path: '/help', state: 'filled', reach: find('h2') },
  { path: '/goodbye', state: 'filled', reach: see('Your account is deleted') },

  {
    path: '/profile-setup',
    state: 'loading',
    as: 'newcomer',
    before: hold('read'),
    reach: see('Loading your profile'),
  },
  { path: '/profile-setup', state: 'empty', as: 'newcomer', reach: see('Save and continue') },
  {
    path: '/profile-setup',
    state: 'towns suggested',
    as: 'newcomer',
    reach: steps(type('Your city or region', 'spring'), find('[role=option]')),
  },
  {
    path: '/profile-setup',
    state: 'error',
    as: 'newcomer',
    before: fail('read'),
    reach: see('Retry'),
  },
  { path: '/legal-agreement', state: 'filled', as: 'newcomer', reach: see('I Agree') },
  {
    path: '/legal-agreement',
    state: 'error',
    as: 'newcomer',
    before: fail('commit'),
    reach: steps(press('I Agree'), find('[role=alert]')),
  },

  { path: '/gallery', state: 'loading', as: 'member', before: hold('query'), reach: find('h1') },
  { path: '/gallery', state: 'filled', as: 'member', reach: CARDS },
  { path: '/gallery', state: 'filters open', as: 'member', reach: steps(CARDS, press(/^Filters/)) },
  { path: '/gallery', state: 'menu open', as: 'member', reach: steps(CARDS, press('Menu')) },
  {
    path: '/gallery?tone=red&minAge=30&q=nobody+at+all',
    state: 'nobody found',
    as: 'member',
    reach: see('No profiles match'),
  },
  {
    path: '/gallery',
    state: 'empty',
    as: 'member',
    before: findNothing,
    reach: see('No profiles match'),
  },
  { path: '/gallery', state: 'error', as: 'member', before: fail('query'), reach: see('Retry') },
  { path: '/gallery', state: 'offline', as: 'member', reach: steps(CARDS, goOffline) },

  { path: '/share', state: 'empty', as: 'member', reach: find('form') },
  { path: '/share', state: 'photo chosen', as: 'member', reach: choosePhoto },
  {
    path: '/share',
    state: 'nothing typed',
    as: 'member',
    reach: steps(choosePhoto, press(/^Share$/), find('[aria-invalid=true]')),
  },
  { path: '/share', state: 'offline', as: 'member', reach: steps(find('form'), goOffline) },

  {
    path: '/myshares',
    state: 'loading',
    as: 'owner',
    before: hold('listen', 'query'),
    reach: find('h1'),
  },
  { path: '/myshares', state: 'filled', as: 'owner', reach: find('article img') },
  { path: '/myshares', state: 'empty', as: 'admin', reach: see('You have not shared anyone yet') },
  {
    path: '/myshares',
    state: 'late',
    as: 'owner',
    before: hold('listen', 'query'),
    reach: see(/longer than usual/),
  },
  { path: '/myshares', state: 'dialog', as: 'owner', reach: steps(press(/^Delete ./), DIALOG) },

  {
    path: PROFILE,
    state: 'loading',
    as: 'member',
    before: hold('report'),
    reach: see('Loading profile'),
  },
  { path: PROFILE, state: 'filled', as: 'member', reach: see('Experiences') },
  { path: PROFILE, state: 'error', as: 'member', before: fail('query'), reach: see('Retry') },
  { path: '/profile/nobody', state: 'not found', as: 'member', reach: see('Back to the gallery') },
  { path: PROFILE, state: 'offline', as: 'member', reach: steps(see('Experiences'), goOffline) },
  {
    path: PROFILE,
    state: 'dialog',
    as: 'member',
    reach: steps(press(/^Report .*profile$/), DIALOG),
  },

  { path: '/messages', state: 'loading', as: 'member', before: hold('listen'), reach: find('h1') },
  { path: '/messages', state: 'filled', as: 'member', reach: find('[aria-label=Conversations] a') },
  { path: '/messages', state: 'empty', as: 'admin', reach: see('No conversations yet') },
  { path: TALK, state: 'conversation', as: 'member', reach: find('[data-message]') },
  { path: TALK, state: 'offline', as: 'member', reach: steps(find('[data-message]'), goOffline) },
  {
    path: TALK,
    state: 'failed to send',
    as: 'member',
    before: fail('commit'),
    reach: steps(find('[data-message]'), type('Message BraveBluebell', 'Hello'), press('Send')),
  },

  { path: '/settings', state: 'filled', as: 'member', reach: see('Read receipts') },
  {
    path: '/settings',
    state: 'error',
    as: 'member',
    before: fail('commit'),
    reach: steps((page) => page.getByRole('switch').first().click(), find('main [role=alert]')),
  },
  {
    path: '/settings',
    state: 'offline',
    as: 'member',
    reach: steps(see('Read receipts'), goOffline),
  },
  {
    path: '/settings',
    state: 'dialog',
    as: 'member',
    reach: steps(press('Delete account'), DIALOG),
  },
  { path: '/notices', state: 'empty', as: 'admin', reach: see('No notices') },
  { path: '/notices', state: 'filled', as: 'owner', reach: find('main article') },
  { path: '/your-data', state: 'filled', as: 'member', reach: see('Delete account') },
  { path: '/feedback', state: 'filled', as: 'member', reach: find('main :is(form, iframe)') },
  {
    path: '/feedback',
    state: 'offline',
    as: 'member',
    reach: steps(find('main :is(form, iframe)'), goOffline),
  },

  {
    path: '/adminreview',
    state: 'loading',
    as: 'admin',
    before: hold('listen'),
    reach: see('Loading pending items'),
  },
  { path: '/adminreview', state: 'pending', as: 'admin', reach: see('Approve') },
  { path: '/adminreview?open=yes', state: 'profile open', as: 'admin', reach: see('Full photo') },
  { path: '/adminreview', state: 'offline', as: 'admin', reach: steps(see('Approve'), goOffline) },
  { path: '/adminreview?view=flags', state: 'flags', as: 'admin', reach: see('Dismiss') },
  { path: '/adminreview?view=log', state: 'log', as: 'admin', reach: find('main li time') },
  { path: '/adminreview?view=bans', state: 'bans', as: 'admin', reach: find('main h1') },
  { path: '/adminreview?view=policy', state: 'policy', as: 'admin', reach: see('(now)') },
  { path: '/adminreview?view=admins', state: 'admins', as: 'admin', reach: see('That is you') },
  {
    path: '/adminreview?view=numbers',
    state: 'numbers',
    as: 'admin',
    reach: see('Oldest waiting'),
  },

  {
    path: '/adminreview/profiles/austin-marcus',
    state: 'one profile',
    as: 'admin',
    reach: see('Take down'),
  },

  { path: '/adminreview', state: 'denied', as: 'member', reach: find('main h1') },
  { path: '/nowhere', state: 'no such page', as: 'member', reach: find('main h1') },
  {
    path: '/gallery',
    state: 'remote missing',
    as: 'member',
    before: withoutRemote('mf-gallery'),
    reach: see('Retry'),
  },
]

async function lastSlide(page: Page) {
  await page.getByRole('tab').last().click()
  await page.getByRole('button', { name: 'Get started' }).waitFor()
}

/** The picture at the top of the README. */
export const best = [
  { path: '/gallery', state: 'filled', scheme: 'dark' },
  { path: PROFILE, state: 'filled', scheme: 'light' },
  { path: TALK, state: 'conversation', scheme: 'light' },
] as const
