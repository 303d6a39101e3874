import { Link } from '@greenlight/runtime'
import { ContactLink } from './ContactLink.tsx'
import type { LegalSection } from './LegalText.tsx'

/** Sections 5 to 11: what Greenlight answers for, how it ends, whom to ask. */
export const termsOfTrust: readonly LegalSection[] = [
  {
    title: 'Safety disclaimer',
    body: (
      <>
        <p>
          Greenlight is not a background check. Each profile and experience is one person’s account.
          We do not verify it, and we do not verify who our members are. A green light is no promise
          that someone is safe, a red one no proof of anything, and no profile at all says nothing.
        </p>
        <p>
          Please trust your own judgement: meet in public, tell a friend where you are, arrange your
          own way home. If you are in danger, call 911 or your local emergency number; Greenlight
          cannot send help. Never use it to find or confront someone.
        </p>
      </>
    ),
  },
  {
    title: 'Privacy',
    body: (
      <p>
        Our <Link to="/privacy">Privacy Policy</Link> says what we keep about you, where, for how
        long, and how to have it removed. It is part of these terms.
      </p>
    ),
  },
  {
    title: 'Ads',
    body: (
      <p>
        Greenlight may show ads between profiles. They come from another company and run in a closed
        frame that cannot read the page around it, your account or your conversations. We do not
        choose each ad and do not vouch for what is advertised; what you buy is between you and the
        advertiser.
      </p>
    ),
  },
  {
    title: 'Termination',
    body: (
      <>
        <p>
          You can leave at any time: Settings, Advanced, Delete account. Unless you untick it, this
          also removes the profiles, experiences and comments you shared, your blocks and your
          sign-in. Messages that you sent stay with the person you wrote to.
        </p>
        <p>
          We may remove content and suspend or close an account that breaks these terms, endangers
          others, or where the law asks us to. You are told so when you sign in. If you think that
          it is a mistake, or want your data erased, write to us. Sections 4, 5 and 9 still apply
          afterwards.
        </p>
      </>
    ),
  },
  {
    title: 'Liability',
    body: (
      <>
        <p>
          Greenlight is free and in early access. We offer it as it is, without a warranty that it
          is always available, free of errors or complete, or that what members share is true. As
          far as the law allows, we are not liable for what members post or do, on Greenlight or
          when they meet, nor for indirect damage and lost profit or data.
        </p>
        <p>
          Nothing here limits liability that the law does not let us limit, such as for intent,
          gross negligence or personal injury that we caused, nor the rights that you have as a
          consumer.
        </p>
      </>
    ),
  },
  {
    title: 'Updates to these terms',
    body: (
      <p>
        Greenlight is growing, and these terms may change with it. The date at the top says when
        they last did. Before a change that matters to your rights takes effect, we tell you on the
        site and, where the law asks for it, ask for your agreement again. If you do not agree, you
        can delete your account.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        Questions about these terms, a request to remove a profile, a report of something unlawful,
        or a mistake of ours: <ContactLink />. A person reads every message.
      </p>
    ),
  },
]
