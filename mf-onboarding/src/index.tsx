import { defineRemote } from '@greenlight/kit/contract/defineRemote'

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
    '/profile-setup': () => import('./ProfileSetupPage.tsx'),
  },
})
