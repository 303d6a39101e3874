import { paths } from '@greenlight/kit/contract/paths'
import { Link } from '@greenlight/runtime'
import type { ReactNode } from 'react'

type Question = { readonly id: string; readonly question: string; readonly answer: ReactNode }

/** The first questions of members and of people who are described on the site. */
export const questions: readonly Question[] = [
  {
    id: 'delete',
    question: 'How do I delete everything?',
    answer: (
      <p>
        Open <Link to={paths.yourData()}>Your data</Link> and choose Delete account. It removes your
        profiles, experiences, comments, blocks and your sign-in. Messages that you sent stay with
        the members you wrote to, without your name. The{' '}
        <Link to={paths.privacy()}>Privacy Policy</Link> lists in section 3 what else stays.
      </p>
    ),
  },
  {
    id: 'name',
    question: 'Who sees my name?',
    answer: (
      <p>
        Members see your username, what you share and when, and can link all of it to each other.
        Neither members nor admins see your e-mail address. Choose a username that you use nowhere
        else.
      </p>
    ),
  },
  {
    id: 'find-out',
    question: 'Can he find out that I wrote it?',
    answer: (
      <p>
        He can, if he is a member: he reads your words, your username, the town and the time, and
        may know the story. He does not get your e-mail address. Leave out what only you two know.
      </p>
    ),
  },
  {
    id: 'report',
    question: 'What happens after I report?',
    answer: (
      <p>
        What you reported is hidden for you at once. An admin looks at it and decides whether it
        stays. Admins see who reported; the member who wrote it is not told who.
      </p>
    ),
  },
  {
    id: 'danger',
    question: 'What if I am in danger?',
    answer: (
      <p>
        Call 911, or one of the help lines at the top of this page. Greenlight cannot send help.
      </p>
    ),
  },
  {
    id: 'consent',
    question: 'I am here without my consent. What can I do?',
    answer: (
      <p>
        If a profile shows you without your permission, ask us to remove it, to correct it or to
        show your answer: <Link to={paths.aboutMe()}>Is this about you?</Link> You need not be a
        member. Intimate pictures come first.
      </p>
    ),
  },
]
