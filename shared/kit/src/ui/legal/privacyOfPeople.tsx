import { Link } from '@greenlight/runtime'
import { ContactLink } from './ContactLink.tsx'
import { GeoNamesCredit } from './GeoNamesCredit.tsx'
import type { LegalSection } from './LegalText.tsx'

/** Sections 5 to 9: who else is involved, and what you can ask for. */
export const privacyOfPeople: readonly LegalSection[] = [
  {
    title: 'Third parties',
    body: (
      <>
        <ul>
          <li>
            <strong>Google</strong> runs our database and sign-in (Firebase) on our behalf and, if
            you choose it, signs you in with your Google account. Google’s reCAPTCHA may check that
            requests come from our site.
          </li>
          <li>
            <strong>Ads</strong> come from another company. They run in a closed frame, which cannot
            read the page, your account or your conversations. As with any site, that company sees
            your IP address and what browser you use, and it may set its own cookies there.
          </li>
          <li>
            <strong>The feedback survey</strong> is another company’s form, in such a frame too. It
            receives what you type into it.
          </li>
        </ul>
        <GeoNamesCredit />
        <p>
          Beyond that, we give data to others only where the law makes us, or where someone is in
          danger.
        </p>
      </>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <>
        <ul>
          <li>
            <strong>See and take along:</strong> Settings, Advanced, Request account details gives
            you your data at once, as PDF or JSON.
          </li>
          <li>
            <strong>Correct:</strong> change your location and message settings in Settings. For
            anything else, write to us.
          </li>
          <li>
            <strong>Delete:</strong> you can delete each profile, experience and comment you shared,
            or your whole account under Settings, Advanced, Delete account.
          </li>
          <li>
            <strong>Be removed from what others shared:</strong> if a profile shows you, write to us
            whether or not you are a member. We take it out of the gallery while we look into it.
            You will not have to send us an identity card unless there is no other way.
          </li>
          <li>
            <strong>Object and complain:</strong> depending on where you live, you may object to or
            restrict what we do with your data, and complain to your data protection authority.
          </li>
        </ul>
        <p>We answer within 30 days, and nobody is treated worse for using these rights.</p>
      </>
    ),
  },
  {
    title: 'Children: 18 and over',
    body: (
      <p>
        Greenlight is for adults. We do not knowingly keep data about anyone under 18, as a member
        or in a profile. If you know of such an account or profile, flag it or write to us, and we
        remove it.
      </p>
    ),
  },
  {
    title: 'Updates to this policy',
    body: (
      <p>
        When we change how we handle data, we change this policy and the date at its top, and tell
        you on the site before it takes effect if it matters to you.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        Whoever runs Greenlight is responsible for your data and reads your messages at{' '}
        <ContactLink />. The rules of living together here are in our{' '}
        <Link to="/terms">Terms &amp; Conditions</Link>.
      </p>
    ),
  },
]
