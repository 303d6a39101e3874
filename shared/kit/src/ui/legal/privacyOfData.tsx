import type { LegalSection } from './LegalText.tsx'

/** Sections 1 to 4: what is kept, what for, where, and who looks at it. */
export const privacyOfData: readonly LegalSection[] = [
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
            removed there.
          </li>
          <li>
            <strong>Conversations:</strong> your messages, when you read them and whether you are
            typing (you can switch both off), whom you blocked, and what you flagged.
          </li>
          <li>
            <strong>Settings:</strong> who may message you, and which notices you want.
          </li>
        </ul>
        <p>
          What others give us: a profile or an experience may be about you. Members may share a
          first name or nickname, age, town, photo and their own experience, and nothing that leads
          to your door. Section 6 says how to have it removed.
        </p>
        <p>
          What arises by itself: our technical reports hold loading times and error codes, and no
          names, addresses or texts.
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
          <li>to keep it safe: review what members flagged, stop misuse, enforce our terms</li>
          <li>to answer you, and to find and mend faults</li>
          <li>to meet the duties that the law gives us</li>
        </ul>
        <p>We do not sell your data, and we do not build advertising profiles from it.</p>
      </>
    ),
  },
  {
    title: 'Storage: what is kept where, and for how long',
    body: (
      <>
        <p>
          Accounts and content are kept in Google Firebase (Firebase Authentication and Cloud
          Firestore), encrypted on the way and at rest. Access rules in the database itself decide
          who reads what:
        </p>
        <ul>
          <li>Your account document is read by you alone. Other members see your username.</li>
          <li>Shared profiles, experiences and comments are read by members who are signed in.</li>
          <li>
            A conversation is read by its two members. If one of them flags a message, admins see
            that message, and nothing else of the conversation.
          </li>
          <li>Flags and the log of admins’ decisions are read by admins.</li>
        </ul>
        <p>
          On your device we keep that you are signed in, that you saw the welcome slides, the
          location you look around, drafts of what you have not sent yet, and which version of the
          site you have. Signing out removes all of it but the note about the welcome slides. We set
          no advertising cookies.
        </p>
        <p>
          We keep things until you delete them or your account. Messages stay with the other person.
          Flags and decisions stay as long as they are needed to keep the community safe. Backups
          are overwritten within 30 days.
        </p>
      </>
    ),
  },
  {
    title: 'Moderation and AI',
    body: (
      <>
        <p>
          Flagged reports are reviewed before becoming public: a profile that three members flagged
          is hidden until an admin has decided. Today people make these decisions, and no artificial
          intelligence looks at your texts, photos or messages. Hints while you write, such as “Your
          notes seem to hold a phone number”, are worked out on your own device.
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
]
