import { ann, noDocument, noProfile, noTerms, visitor } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { comment, experience, future, type Fields } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { patch, put } from '../stage/session.ts'
import { annWith } from './annWith.ts'
import { by, type Twin } from './twin.ts'
import { blanks, confused, each, values, vary, without } from './vary.ts'

const experiences = 'reports/common/experiences'
const comments = `${experiences}/by-pal/comments`
const experiencePath = 'reports/{id}/experiences/{id}'
const commentPath = 'reports/{id}/experiences/{id}/comments/{id}'

const tell =
  (change: Fields, at = `${experiences}/new`): Attempt =>
  (s) =>
    s.write(put(at, vary(experience(s.me), change)))
const say =
  (change: Fields, at = `${comments}/new`): Attempt =>
  (s) =>
    s.write(put(at, vary(comment(s.me), change)))

const notOneself = {
  ...confused({ userId: [], userName: [], createdAt: [] }),
  ...values('userId', ['zoe']),
  ...values('userName', ['Name of zoe', 'Admin', '']),
  ...values('createdAt', [future]),
  ...values('userEmail', [ann.email]),
  ...values('displayName', ['Admin']),
  ...values('extra', [1]),
}

export const contributionTwins: readonly Twin[] = [
  {
    path: experiencePath,
    title: 'tells an experience',
    does: tell({}),
    allowed: {
      ...each(
        {
          ...values('tone', ['green', 'yellow', 'red']),
          ...values('notes', ['x', 'x'.repeat(2000), '😀'.repeat(1000)]),
        },
        tell,
      ),
      'under the own report': tell({}, 'reports/of-ann/experiences/new'),
    },
    refused: {
      ...by(visitor, noTerms, noProfile, noDocument),
      ...each(
        {
          ...notOneself,
          ...without(...Object.keys(experience(ann))),
          ...confused({ tone: [], notes: ['string'] }),
          ...values('tone', ['blue', '']),
          ...values('notes', [...blanks, 'x'.repeat(2001)]),
          ...values('text', ['x']),
        },
        tell,
      ),
      'under a name that is a number': {
        ...annWith({ username: 7 }),
        does: tell({ userName: 7 }),
      },
      'under an endless name': {
        ...annWith({ username: 'x'.repeat(41) }),
        does: tell({ userName: 'x'.repeat(41) }),
      },
      'under a pending report': tell({}, 'reports/hidden-zoe/experiences/new'),
      'under the own pending report': tell({}, 'reports/hidden-ann/experiences/new'),
      'under a rejected report': tell({}, 'reports/rejected/experiences/new'),
      'under a missing report': tell({}, 'reports/missing/experiences/new'),
      'under an id that joins with ~': tell({}, `${experiences}/a~b`),
      'over another’s': tell({}, `${experiences}/by-zoe`),
      'with a new name in the same batch': (s) =>
        s.write(
          patch(places.user(ann), { username: 'Other' }),
          put(`${experiences}/new`, { ...experience(ann), userName: 'Other' }),
        ),
    },
  },
  {
    path: commentPath,
    title: 'comments',
    does: say({}),
    allowed: each(values('text', ['x', 'x'.repeat(1000)]), say),
    refused: {
      ...by(visitor, noTerms, noProfile, noDocument),
      ...each(
        {
          ...notOneself,
          ...without(...Object.keys(comment(ann))),
          ...confused({ text: ['string'] }),
          ...values('text', [...blanks, 'x'.repeat(1001)]),
          ...values('tone', ['green']),
        },
        say,
      ),
      'under a pending report': say({}, 'reports/hidden-zoe/experiences/by-pal/comments/new'),
      'under a missing experience': say({}, `${experiences}/missing/comments/new`),
      'under an experience of the same batch': (s) =>
        s.write(
          put(`${experiences}/new`, experience(ann)),
          put(`${experiences}/new/comments/new`, comment(ann)),
        ),
      'under a deleted report': {
        given: () => ({ 'reports/of-zoe': null }),
        does: say({}, 'reports/of-zoe/experiences/by-pal/comments/new'),
      },
      'under an id that joins with ~': say({}, `${comments}/a~b`),
      'over another’s': say({}, `${comments}/by-zoe`),
    },
  },
]
