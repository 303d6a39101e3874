import { experienceTags } from '@greenlight/domain/experience'
import { termsDate } from '@greenlight/domain/terms'
import { Timestamp } from 'firebase/firestore/lite'
import {
  ann,
  noDocument,
  noProfile,
  noTerms,
  pal,
  unverified,
  visitor,
} from '../../setup/actors.ts'
import { contribute } from '../../setup/acts.ts'
import { comment, experience, type Fields, future, past, report } from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { givenAnnHas } from '../scenario.ts'
import { byActors, type Scenario } from '../scenario.ts'

const experiences = 'reports/common/experiences'
const comments = `${experiences}/by-pal/comments`
const experiencePath = 'reports/{id}/experiences/{id}'
const commentPath = 'reports/{id}/experiences/{id}/comments/{id}'

const addExperience =
  (change: Fields, at = `${experiences}/ann`): Attempt =>
  (s) =>
    s.write(...contribute(s.me, at, withChanges(experience(s.me), change)))
const addComment =
  (change: Fields, at = `${comments}/new`): Attempt =>
  (s) =>
    s.write(...contribute(s.me, at, withChanges(comment(s.me), change)))

const threeTags = ['asked-for-money', 'felt-pressured', 'photos-not-real']

const wrongAuthor = {
  ...wrongTypes({ userId: [], userName: [], createdAt: [] }),
  ...eachValue('userId', ['zoe']),
  ...eachValue('userName', ['Name of zoe', 'Admin', '']),
  ...eachValue('createdAt', [future]),
  ...eachValue('userEmail', [ann.email]),
  ...eachValue('displayName', ['Admin']),
  ...eachValue('extra', [1]),
}

export const contributionScenarios: readonly Scenario[] = [
  {
    path: experiencePath,
    title: 'adds an experience',
    run: addExperience({}),
    allowed: {
      ...attemptEach(
        {
          ...eachValue('tone', ['green', 'yellow', 'red']),
          ...eachValue('notes', ['x', 'x'.repeat(2000), '😀'.repeat(1000)]),
          ...eachValue('tags', [[], ...experienceTags.map((tag) => [tag]), threeTags]),
          ...eachValue('when', ['this-year', 'last-year', 'earlier']),
        },
        addExperience,
      ),
      'beside an older one under another id': addExperience({}),
      'under a name from before the check of names': {
        ...givenAnnHas({ username: '😀\nAdmin' }),
        run: addExperience({ userName: '😀\nAdmin' }),
      },
      'under the longest of those names': {
        ...givenAnnHas({ username: '\n'.padEnd(40, 'n') }),
        run: addExperience({ userName: '\n'.padEnd(40, 'n') }),
      },
      'with terms accepted on their first day': {
        ...givenAnnHas({ acceptedTermsAt: Timestamp.fromDate(termsDate) }),
        run: addExperience({}),
      },
    },
    refused: {
      'with terms accepted the moment before': {
        ...givenAnnHas({ acceptedTermsAt: Timestamp.fromMillis(termsDate.getTime() - 1) }),
        run: addExperience({}),
      },
      'with an acceptance that is no time': {
        ...givenAnnHas({ acceptedTermsAt: Number.MAX_SAFE_INTEGER }),
        run: addExperience({}),
      },
      ...byActors(visitor, noTerms, noProfile, noDocument, unverified),
      ...attemptEach(
        {
          ...wrongAuthor,
          ...eachOmitted(...Object.keys(experience(ann))),
          ...wrongTypes({ tone: [], notes: ['string'], tags: [], when: [] }),
          ...eachValue('tags', [[...threeTags, 'kind'], ['kind', 'kind'], ['liar']]),
          ...eachValue('when', ['today', '']),
          ...eachValue('tone', ['blue', '']),
          ...eachValue('notes', [...invisibleTexts, 'x'.repeat(2001)]),
          ...eachValue('text', ['x']),
        },
        addExperience,
      ),
      'under a name that is a number': {
        ...givenAnnHas({ username: 7 }),
        run: addExperience({ userName: 7 }),
      },
      'under a name that is too long': {
        ...givenAnnHas({ username: 'x'.repeat(41) }),
        run: addExperience({ userName: 'x'.repeat(41) }),
      },
      'under a pending report': addExperience({}, 'reports/pending-zoe/experiences/ann'),
      'under their own pending report': addExperience({}, 'reports/pending-ann/experiences/ann'),
      'under a rejected report': addExperience({}, 'reports/rejected/experiences/ann'),
      'under a missing report': addExperience({}, 'reports/missing/experiences/ann'),
      'a second one': {
        given: () => ({ [`${experiences}/ann`]: experience(ann, past) }),
      },
      'under any other id': addExperience({}, `${experiences}/new`),
      'under the id of another member': addExperience({}, `${experiences}/zoe`),
      'under an id that joins with ~': addExperience({}, `${experiences}/a~b`),
      'under their own report': {
        given: () => ({ 'reports/one': { ...report(pal, past), ownerUid: 'ann' } }),
        run: addExperience({}, 'reports/one/experiences/ann'),
      },
      'over another member’s': addExperience({}, `${experiences}/by-zoe`),
      'with a new name in the same batch': (s) =>
        s.write(
          patch(pathOf.user(ann), { username: 'Other' }),
          ...contribute(s.me, `${experiences}/ann`, { ...experience(ann), userName: 'Other' }),
        ),
    },
  },
  {
    path: commentPath,
    title: 'adds a comment',
    run: addComment({}),
    allowed: attemptEach(eachValue('text', ['x', 'x'.repeat(1000)]), addComment),
    refused: {
      ...byActors(visitor, noTerms, noProfile, noDocument, unverified),
      ...attemptEach(
        {
          ...wrongAuthor,
          ...eachOmitted(...Object.keys(comment(ann))),
          ...wrongTypes({ text: ['string'] }),
          ...eachValue('text', [...invisibleTexts, 'x'.repeat(1001)]),
          ...eachValue('tone', ['green']),
        },
        addComment,
      ),
      'under a pending report': addComment(
        {},
        'reports/pending-zoe/experiences/by-pal/comments/new',
      ),
      'under a missing experience': addComment({}, `${experiences}/missing/comments/new`),
      'under an experience of the same batch': (s) =>
        s.write(
          ...contribute(s.me, `${experiences}/ann`, experience(ann)),
          ...contribute(s.me, `${experiences}/ann/comments/new`, comment(ann)),
        ),
      'under a deleted report': {
        given: () => ({ 'reports/of-zoe': null }),
        run: addComment({}, 'reports/of-zoe/experiences/by-pal/comments/new'),
      },
      'under an id that joins with ~': addComment({}, `${comments}/a~b`),
      'over another member’s': addComment({}, `${comments}/by-zoe`),
    },
  },
]
