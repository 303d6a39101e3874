import { paths } from '@greenlight/kit/contract/paths'
import {
  ContactLink,
  GeoNamesCredit,
  type LegalSection,
  LegalText,
} from '@greenlight/kit/ui/legal/LegalText'
import { WhatStays } from '@greenlight/kit/ui/legal/WhatStays'
import { Link } from '@greenlight/runtime'
import { LegalPage } from './legal/LegalPage.tsx'

export default function PrivacyPage() {
  return (
    <LegalPage title="Privacy Policy">
      <LegalText
        heading="h2"
        sections={privacySections}
        intro={
          <p>
            People share things here that matter, about themselves and about others. This policy
            says what we keep, why, where, who sees it, and how you get it back or have it removed.
          </p>
        }
      />
    </LegalPage>
  )
}

const privacySections: readonly LegalSection[] = [
  {
    title: 'Data we collect',
    body: (
      <>
        <p>What you give us:</p>
        <ul>
          <li>
            <strong>Account:</strong> your e-mail address, your username, when you joined and when
            you accepted the terms. If you sign in with Google: the name and e-mail address of that
            account. Your password goes to the sign-in service only; we never see it.
          </li>
          <li>
            <strong>Profile:</strong> your town, whom you want to see and, if you choose to say it,
            your gender. The position we keep is that of the town. We never ask your device where
            you are.
          </li>
          <li>
            <strong>What you share:</strong> profiles with photo, experiences and comments. Photos
            are cropped on your device, and what a camera hides in them, such as place and time, is
            removed there. Your device also works out the keys by which members find a profile, from
            its name, town and photo. When you choose a photo to share, its keys are compared with
            other profiles before you press Share. When you search by photo, your picture stays on
            your device: only its keys are compared, and they are not kept.
          </li>
          <li>
            <strong>Conversations:</strong> your messages, when you read them and whether you are
            typing, whom you blocked, and what you flagged. You can switch off that others see when
            you read or type. When you last opened a conversation is kept even then, for your own
            count of unread messages.
          </li>
          <li>
            <strong>Moderation:</strong> what admins decided about something of yours and why,
            whether your profiles wait for a review, your notices, requests and appeals.
          </li>
          <li>
            <strong>Settings:</strong> who may message you, which news you want by e-mail or on
            which devices, and the searches you saved.
          </li>
        </ul>
        <p>
          We also count what you share, add and report in a day, so that nobody floods the others.
          You alone can read these counts.
        </p>
        <p>
          What others give us: a profile or an experience may be about you. Members may share a
          first name or nickname, age, town, photo and their own experience, and nothing that leads
          to your door. Section 6 says how to have it removed.
        </p>
        <p>
          What arises by itself: our technical reports hold loading times and error codes, and no
          names, addresses or texts. Their receiver sees the IP address that they come from.
        </p>
      </>
    ),
  },
  {
    title: 'How we use it',
    body: (
      <>
        <p>Only for this:</p>
        <ul>
          <li>to run Greenlight: sign you in, show profiles near you, deliver messages</li>
          <li>
            to tell you that there is news, by e-mail or on your devices, if you turned that on
          </li>
          <li>to keep it safe: review what members flagged, stop misuse, enforce our terms</li>
          <li>to answer you, and to find and mend faults</li>
          <li>to meet the duties that the law gives us</li>
        </ul>
        <p>We do not sell your data, and we do not build advertising profiles from it.</p>
      </>
    ),
  },
  {
    title: 'Where we keep data, and for how long',
    body: (
      <>
        <p>
          Accounts and content are kept in Google Firebase (Firebase Authentication and Cloud
          Firestore), encrypted on the way and at rest. Access rules in the database itself decide
          who reads what:
        </p>
        <ul>
          <li>
            Your account document, saved searches, blocks and notices are read by you alone. Other
            members see your username.
          </li>
          <li>
            Shared profiles, experiences and comments are read by members who are signed in. A
            profile that waits for an admin or was taken out is read by its owner and by admins.
          </li>
          <li>
            A conversation is read by its two members. If one of them flags a message, admins see
            that message, and nothing else of the conversation. Messages are not end-to-end
            encrypted: the few people who hold the keys of the database can technically read
            everything in it.
          </li>
          <li>
            A flag is read by the member who sent it and by admins, a request or an appeal by the
            person who sent it and by admins, and the log of decisions by admins.
          </li>
        </ul>
        <p>
          On your device we keep that you are signed in, with your e-mail address and the id of your
          account, that you saw the welcome slides, whether it gets push messages, the location you
          look around, what you searched and reported, drafts of what you have not sent yet, and
          which version of the site you have. The address that you type under “Is this about you?”
          stays for an hour. Signing out removes all of it but the note about the welcome slides. We
          set no advertising cookies.
        </p>
        <p>
          We keep things until you delete them or your account. Notices are deleted after 1 year.
          When you delete your account, this stays, for as long as it says, or else as long as it is
          needed to keep the community safe:
        </p>
        <WhatStays />
      </>
    ),
  },
  {
    title: 'Moderation and AI',
    body: (
      <>
        <p>
          Flagged reports are reviewed before becoming public: a profile that three members flagged,
          with accounts of three days or more, is hidden until an admin has decided. Today people
          make these decisions, and no artificial intelligence looks at your texts, photos or
          messages. Hints while you write, such as “Your notes seem to hold a phone number”, are
          worked out on your own device.
        </p>
        <p>
          We plan AI-assisted moderation. It would point an admin to shared profiles, experiences
          and comments that may break the guidelines; a person would still decide, and private
          messages would stay out of it. Before it starts, this section will say which service does
          it and what it is sent.
        </p>
      </>
    ),
  },
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
            your IP address and what browser you use. We do not sell or share your data for ads. If
            your browser sends Global Privacy Control, no ads are loaded.
          </li>
          <li>
            <strong>E-mail and push messages</strong> are off until you turn them on. An e-mail goes
            through our mail service to yours, and a push message, encrypted, through the company
            that makes your browser. They say that there is news, or its kind if you want that:
            never a name, a place, or what somebody wrote. Others who see your inbox or your lock
            screen see the sender of an e-mail and the address of this site. What waits to be sent
            is deleted when it is sent. Signing out ends push messages to this device.
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
            you your data at once, as PDF or JSON. It says what is not in it. A file that you save
            stays in your downloads.
          </li>
          <li>
            <strong>Correct:</strong> change your location and message settings in Settings, and an
            experience or a comment in its first 15 minutes. For a profile that you shared you can
            propose other notes. For anything else, write to us.
          </li>
          <li>
            <strong>Delete:</strong> you can delete each profile that you shared, and each of your
            experiences and comments, under My shares, or your whole account under Settings,
            Advanced, Delete account.
          </li>
          <li>
            <strong>Be removed from what others shared:</strong> if a profile shows you, ask us
            under <Link to={paths.aboutMe()}>Is this about you?</Link>, whether or not you are a
            member. An e-mail address is enough; we never ask for an identity card.
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
        When we change how we handle data, we change this policy and the date at its top, and ask
        you again before you go on.
      </p>
    ),
  },
  {
    title: 'Contact',
    body: (
      <p>
        The team that runs Greenlight is responsible for your data and reads your messages at{' '}
        <ContactLink />. The rules of living together here are in our{' '}
        <Link to={paths.terms()}>Terms &amp; Conditions</Link>.
      </p>
    ),
  },
]
