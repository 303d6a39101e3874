import { defineRemote } from '@greenlight/kit/contract/defineRemote'
import { prepareLoading } from '@greenlight/runtime'

export default defineRemote({
  name: 'mf-onboarding',
  version: __VERSION__,
  pages: {
    '/welcome': () => import('./WelcomePage.tsx'),
    '/login': () => import('./LoginPage.tsx'),
    '/signup': () => import('./SignupPage.tsx'),
    '/forgot': () => import('./ForgotPage.tsx'),
    '/legal-agreement': () => import('./LegalAgreementPage.tsx'),
    '/terms': () => import('./TermsPage.tsx'),
    '/privacy': () => import('./PrivacyPage.tsx'),
    // The only page here that loads data: the others do not need the library.
    '/about-me': async () => {
      const [page] = await Promise.all([import('./AboutMePage.tsx'), prepareLoading()])
      return page
    },
    '/help': () => import('./HelpPage.tsx'),
    '/profile-setup': () => import('./ProfileSetupPage.tsx'),
  },
})
