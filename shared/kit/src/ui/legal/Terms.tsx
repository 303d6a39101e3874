import { Link } from '@greenlight/runtime'
import {
  ContactLink,
  CopyrightAgent,
  GeoNamesCredit,
  type LegalHeading,
  type LegalSection,
  LegalText,
} from './LegalText.tsx'
import { WhatStays } from './WhatStays.tsx'

/** Sections 1 to 4: membership and conduct. */
const membershipSections: readonly LegalSection[] = [
  {
    title: 'Eligibility: 18 and over',
    body: (
      <p>
        You must be at least 18 years old to use Greenlight. By creating an account you confirm that
        you are, and that the law where you live allows you to use a service like this one. We
        suspend accounts of anyone younger.
      </p>
    ),
  },
  {
    title: 'Your account',
    body: (
      <>
        <p>
          You sign up with an e-mail address and a password, or with Google, and choose a username.
          Your username is shown with everything you share and in conversations; your e-mail address
          is not. We suggest a name that does not tell who you are.
        </p>
        <ul>
          <li>One account for each person, and none in somebody else’s name.</li>
          <li>
            To share, add or report something, or to write to someone, you verify your e-mail
            address. There is a limit for each day; you are told when you reach it.
          </li>
          <li>
            Keep your password to yourself. If you think that somebody else has it, change it and
            tell us.
          </li>
          <li>Do not open a new account to get around a suspension.</li>
        </ul>
      </>
    ),
  },
  {
    title: 'Community guidelines',
    body: (
      <>
        <p>
          Share only what you experienced yourself, truthfully, and in words that you could say to
          the person’s face. Choose the tone that fits: Greenlight, Caution or Redlight. The
          following does not belong here:
        </p>
        <ul>
          <li>what is not true, or what you only heard from others</li>
          <li>
            private information that could lead a stranger to someone: full names, phone numbers,
            addresses, workplaces, links, social media names
          </li>
          <li>threats, harassment, hate, revenge, or calls to contact or confront someone</li>
          <li>nudity, sexual content and intimate pictures</li>
          <li>anything about a person under 18</li>
          <li>pretending to be somebody else, and photos that you have no right to share</li>
          <li>asking for money or favors for posting or removing something</li>
          <li>advertising, spam, and copying profiles out of Greenlight by hand or by program</li>
        </ul>
        <p>
          Every member can flag what breaks these guidelines, and report a member. A profile that
          three members flagged, with accounts of three days or more, leaves the gallery until an
          admin has looked at it, unless one has cleared it before. Admins can choose to look at a
          share before others see it; the form says so. Admins can approve, reject, take down,
          restore and delete, remove a flagged message, warn a member, and suspend accounts. Each
          decision is logged with its reason. If one is about you or something of yours, you find it
          with its reason under Notices, until you remove it. What others wrote below a deleted
          profile goes with it, without a notice. You can appeal once, within 30 days, if something
          of yours was rejected, taken down or deleted, or if your account was suspended. In the
          first seven days only another admin can decline the appeal.
        </p>
        <p>
          <strong>You are shown in a profile here?</strong> You need not be a member to ask us to
          remove it, correct it or show your answer: <Link to="/about-me">Is this about you?</Link>{' '}
          Requests about intimate pictures are answered within 48 hours. They come first, with those
          about people under 18.
        </p>
      </>
    ),
  },
  {
    title: 'Your content and our licence',
    body: (
      <>
        <p>
          What you write and upload stays yours, and you are responsible for it. You confirm that
          you may share it here, the photo included. You give us a free, non-exclusive, worldwide
          licence to store it, to show it to members and to adapt it technically (for instance to
          crop a photo), only for running Greenlight and only while it is here. The licence ends
          when you delete the content; copies in backups go when these are overwritten.
        </p>
        <p>
          You can correct an experience or a comment for 15 minutes, and delete it at any time,
          under My shares. A share cannot be changed, because others write about it; you can propose
          other notes, which an admin reads first, or delete it with everything below it. You can
          add one experience to a profile, and none to your own.
        </p>
        <p>
          <strong>Your photo or your words are here without your permission?</strong> Send a notice
          of copyright to our agent: <CopyrightAgent />. Name the work, where it is on this site,
          and how we can reach you. Say that you believe in good faith that the use is not allowed,
          that the notice is correct and, under penalty of perjury, that the right is yours or that
          you act for its owner. Sign it with your name. We then remove the work and tell the member
          who shared it, who can send us a counter-notice. We suspend accounts that repeatedly share
          what they have no right to.
        </p>
        <GeoNamesCredit />
        <p>
          The programs and fonts that others made for everybody, and their licenses, are in{' '}
          <a href="/third-party.txt">a list of what others made</a>.
        </p>
      </>
    ),
  },
]

/** Sections 5 to 11: liability, termination, contact. */
const liabilitySections: readonly LegalSection[] = [
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
          also removes the profiles, experiences and comments you shared, what others added to them,
          your blocks and your sign-in. This stays:
        </p>
        <WhatStays />
        <p>
          We may remove content and suspend an account that breaks these terms, endangers others, or
          where the law asks us to. You read that when you sign in. While your account is suspended
          you can still appeal, take your data along, except messages, and delete what is yours.
          Sections 4, 5 and 9 still apply afterwards.
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
        they last did. When they change, we ask you again before you go on. If you do not agree, you
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

/** The Terms & Conditions, for their page and for the dialog in Settings. */
export function Terms({ heading = 'h2' }: { heading?: LegalHeading }) {
  return (
    <LegalText
      heading={heading}
      sections={[...membershipSections, ...liabilitySections]}
      intro={
        <p>
          Greenlight is a place where adults share honest, respectful accounts of people they
          chatted with, so that others can make safer decisions. These terms are the agreement
          between you and us, who run Greenlight. They are short on purpose: please read them.
        </p>
      }
    />
  )
}
