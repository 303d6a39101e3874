import { ann, type Actor } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { flag, flagPath, past, report, type Fields } from '../stage/documents.ts'
import { patch, put, type Write } from '../stage/session.ts'
import { standing, target } from './standing.ts'
import type { Twin } from './twin.ts'
import { each } from './vary.ts'

const raise =
  (change: Fields, ...more: Write[]): Attempt =>
  (s) =>
    s.write(patch(target, change), ownFlag(s.me), ...more)
const ownFlag = (me: Actor) => put(flagPath(me, target), flag(me, target))

/** A member's flag on a report raises its count, and the third may send it to review. */
export const flagCountTwins: readonly Twin[] = [
  {
    path: 'reports/{id}',
    title: 'flags and is counted',
    ...standing('public'),
    does: raise({ flagCount: 1 }),
    allowed: {
      'as the second': { ...standing('public', { flagCount: 1 }), does: raise({ flagCount: 2 }) },
      'as the third, which sends it to review': {
        ...standing('public', { flagCount: 2 }),
        does: raise({ flagCount: 3, status: 'pending' }),
      },
      'as the third, which need not': {
        ...standing('public', { flagCount: 2 }),
        does: raise({ flagCount: 3 }),
      },
      'as the fourth': {
        ...standing('public', { flagCount: 3 }),
        does: raise({ flagCount: 4, status: 'pending' }),
      },
      'without being counted': (s) => s.write(ownFlag(s.me)),
    },
    refused: {
      ...each(
        {
          twice: { flagCount: 2 },
          'not at all': { flagCount: 0 },
          'by a fraction': { flagCount: 1.5 },
          backwards: { flagCount: -1 },
          'as a text': { flagCount: '1' },
          'and sends it to review at once': { flagCount: 1, status: 'pending' },
          'and rejects it': { flagCount: 1, status: 'rejected' },
          'and changes the notes': { flagCount: 1, notes: 'Bad.' },
          'and hides it from where it is': { flagCount: 1, geoCells: [] },
          'and names a decision': { flagCount: 1, decision: 'new' },
          'and gives a reason': { flagCount: 1, decisionReason: 'x' },
        },
        (change) => raise(change),
      ),
      'of a broken count': {
        ...standing('public', { flagCount: 1.5 }),
        does: raise({ flagCount: 2.5 }),
      },
      'as the second, which sends it to review': {
        ...standing('public', { flagCount: 1 }),
        does: raise({ flagCount: 2, status: 'pending' }),
      },
      'as the third, which rejects it': {
        ...standing('public', { flagCount: 2 }),
        does: raise({ flagCount: 3, status: 'rejected' }),
      },
      'as the third, which publishes the own rejected one': {
        given: () => ({
          [target]: { ...report(ann, past), status: 'rejected', flagCount: 2 },
        }),
        does: raise({ flagCount: 3, status: 'public' }),
      },
      'as the third, which sends the own rejected one to review': {
        given: () => ({
          [target]: { ...report(ann, past), status: 'rejected', flagCount: 2 },
        }),
        does: raise({ flagCount: 3, status: 'pending' }),
      },
      'sending it to review uncounted': {
        ...standing('public', { flagCount: 2 }),
        does: raise({ status: 'pending' }),
      },
      'without a flag': (s) => s.write(patch(target, { flagCount: 1 })),
      'again with the old flag': {
        given: () => ({
          ...standing('public').given(),
          [flagPath(ann, target)]: flag(ann, target, past),
        }),
        does: (s) => s.write(patch(target, { flagCount: 1 })),
      },
      'with a flag on another': (s) =>
        s.write(
          patch(target, { flagCount: 1 }),
          put(flagPath(s.me, 'reports/of-zoe'), flag(s.me, 'reports/of-zoe')),
        ),
      'with a flag on something below it': {
        given: () => ({
          ...standing('public').given(),
          [`${target}/experiences/one`]: { userId: 'pal' },
        }),
        does: (s) =>
          s.write(
            patch(target, { flagCount: 1 }),
            put(
              flagPath(s.me, `${target}/experiences/one`),
              flag(s.me, `${target}/experiences/one`),
            ),
          ),
      },
      'by two in one batch': raise({ flagCount: 1 }, patch(target, { flagCount: 2 })),
      'two reports with one flag': raise(
        { flagCount: 1 },
        patch('reports/of-zoe', { flagCount: 1 }),
      ),
    },
  },
]
