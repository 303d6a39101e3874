/** The site's addresses. Links across remotes are built here, so that a moved page is found by the compiler. */
export const paths = {
  home: () => '/',
  welcome: () => '/welcome',
  login: () => '/login',
  signup: () => '/signup',
  forgot: () => '/forgot',
  legalAgreement: () => '/legal-agreement',
  terms: () => '/terms',
  privacy: () => '/privacy',
  profileSetup: () => '/profile-setup',
  gallery: () => '/gallery',
  share: () => '/share',
  myShares: () => '/myshares',
  profile: (reportId: string) => `/profile/${encodeURIComponent(reportId)}`,
  settings: () => '/settings',
  feedback: () => '/feedback',
  messages: (threadId?: string) =>
    threadId ? `/messages?thread=${encodeURIComponent(threadId)}` : '/messages',
  adminReview: () => '/adminreview',
} as const
