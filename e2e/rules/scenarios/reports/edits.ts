import { Timestamp } from 'firebase/firestore/lite'
import {
  type Actor,
  admin,
  ann,
  banned,
  blockedAnn,
  blockedByAnn,
  noTerms,
  pal,
  unverified,
  visitor,
  zoe,
} from '../../setup/actors.ts'
import { contribute } from '../../setup/acts.ts'
import {
  comment,
  experience,
  type Fields,
  future,
  now,
  past,
  report,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  omitted,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const MINUTE_MS = 60_000
const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * MINUTE_MS)

const ownExperience = 'reports/common/experiences/ann'

type Kind = {
  readonly path: string
  readonly at: string
  readonly field: 'notes' | 'text'
  readonly longest: number
  readonly fields: (author: Actor, at: unknown) => Fields
}

const kinds: readonly Kind[] = [
  {
    path: 'reports/{id}/experiences/{id}',
    at: 'reports/common/experiences/mine',
    field: 'notes',
    longest: 2000,
    fields: experience,
  },
  {
    path: 'reports/{id}/experiences/{id}/comments/{id}',
    at: 'reports/common/experiences/by-pal/comments/mine',
    field: 'text',
    longest: 1000,
    fields: comment,
  },
]

/** Authors correct what they added, for a quarter of an hour. */
export const editScenarios: readonly Scenario[] = kinds.map(
  ({ path, at, field, longest, fields }): Scenario => {
    const edit =
      (change: Fields = {}): Attempt =>
      (s) =>
        s.write(patch(at, withChanges({ [field]: 'Was early.', editedAt: now }, change)))
    const madeBefore = (minutes: number, more: Fields = {}, author: Actor = ann) => ({
      given: () => ({ [at]: { ...fields(author, minutesAgo(minutes)), ...more } }),
    })
    const below = (owner: Actor, more: Fields = {}) => ({
      given: () => ({
        ...madeBefore(1).given(),
        'reports/common': { ...report(owner, past), ...more },
      }),
    })
    return {
      path,
      title: 'corrects their own',
      ...madeBefore(1),
      run: edit(),
      allowed: {
        'just before the end': madeBefore(14.8),
        again: madeBefore(5, { editedAt: minutesAgo(2) }),
        ...attemptEach(eachValue(field, ['x', 'x'.repeat(longest)]), edit),
      },
      refused: {
        ...byActors(visitor, zoe, pal, admin),
        'after a quarter of an hour': madeBefore(15.2),
        'of an unknown time': madeBefore(1, { createdAt: 'today' }),
        ...Object.fromEntries(
          [banned, noTerms, unverified].map((as) => [
            `as ${as.uid}`,
            { as, ...madeBefore(1, {}, as) },
          ]),
        ),
        ...attemptEach(
          {
            ...wrongTypes({ [field]: ['string'], editedAt: [] }),
            ...eachOmitted('editedAt'),
            ...eachValue(field, [...invisibleTexts, 'x'.repeat(longest + 1)]),
            ...eachValue('editedAt', [past, future]),
            'and its tone': { tone: 'green' },
            'and its time': { createdAt: now },
            'and its author': { userId: 'zoe' },
            'and the name of its author': { userName: 'Name of zoe' },
            'and adds a field': { extra: 1 },
          },
          edit,
        ),
        'by replacing the document': (s) =>
          s.write(put(at, { ...fields(ann, now), [field]: 'Was early.', editedAt: now })),
        'below a pending report': below(pal, { status: 'pending' }),
        'below a rejected report': below(pal, { status: 'rejected' }),
        'below a deleted report': {
          given: () => ({ ...madeBefore(1).given(), 'reports/common': null }),
        },
        'below a report of a member who blocked them': below(blockedAnn),
        'below a report of a member whom they blocked': below(blockedByAnn),
        ...(field === 'text' && {
          'below an experience of a member who blocked them': {
            given: () => ({
              ...madeBefore(1).given(),
              'reports/common/experiences/by-pal': experience(blockedAnn, past),
            }),
          },
          'below a deleted experience': {
            given: () => ({ ...madeBefore(1).given(), 'reports/common/experiences/by-pal': null }),
          },
          'below an experience of the same batch': {
            given: () => ({ [`${ownExperience}/comments/mine`]: fields(ann, minutesAgo(1)) }),
            run: (s) =>
              s.write(
                ...contribute(s.me, ownExperience, experience(s.me)),
                patch(`${ownExperience}/comments/mine`, { text: 'Was early.', editedAt: now }),
              ),
          },
        }),
        'and another one of theirs': (s) =>
          s.write(
            patch(at, { [field]: 'Was early.', editedAt: now }),
            patch(at.replace('mine', 'by-ann'), { [field]: 'Was early.', editedAt: now }),
          ),
        'and removes the mark': {
          ...madeBefore(5, { editedAt: minutesAgo(2) }),
          run: (s) =>
            s.write(put(at, withChanges(fields(ann, minutesAgo(5)), { editedAt: omitted }))),
        },
      },
    }
  },
)
