import { GeoNamesCredit } from './GeoNamesCredit.tsx'
import type { LegalSection } from './LegalText.tsx'

/** Sections 1 to 4: who may take part, and how. */
export const termsOfUse: readonly LegalSection[] = [
  {
    title: 'Eligibility: 18 and over',
    body: (
      <p>
        You must be at least 18 years old to use Greenlight. By creating an account you confirm that
        you are, and that the law where you live allows you to use a service like this one. We close
        accounts of anyone younger.
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
          <li>asking for money or favours for posting or removing something</li>
          <li>advertising, spam, and copying profiles out of Greenlight by hand or by program</li>
        </ul>
        <p>
          Every member can flag what breaks these guidelines. A profile flagged by three different
          members leaves the gallery until an admin has looked at it. Admins can approve, reject,
          take down, restore and delete, and suspend accounts. Each decision is logged with its
          reason, and whoever shared a profile is told what became of it.
        </p>
        <p>
          <strong>You are shown in a profile here?</strong> You need not be a member to ask us to
          remove it. Write to us (section 11) with the first name, the town and, if you can, the
          link. We take the profile out of the gallery while we look into it, and delete it if it
          breaks these terms or the law.
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
        <GeoNamesCredit />
      </>
    ),
  },
]
