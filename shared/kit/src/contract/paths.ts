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
  aboutMe: (reportId?: string) =>
    reportId ? `/about-me?profile=${encodeURIComponent(reportId)}` : '/about-me',
  profileSetup: () => '/profile-setup',
  gallery: () => '/gallery',
  share: () => '/share',
  myShares: () => '/myshares',
  profile: (reportId: string) => `/profile/${encodeURIComponent(reportId)}`,
  notices: () => '/notices',
  settings: () => '/settings',
  yourData: () => '/your-data',
  feedback: () => '/feedback',
  goodbye: () => '/goodbye',
  /** `reportId`: the profile from which a conversation that does not exist yet is started. */
  messages: (threadId?: string, reportId?: string) => {
    const query = [threadId && ['thread', threadId], reportId && ['about', reportId]]
    const text = new URLSearchParams(query.filter((pair) => Array.isArray(pair))).toString()
    return text ? `/messages?${text}` : '/messages'
  },
  adminReview: () => '/adminreview',
} as const
