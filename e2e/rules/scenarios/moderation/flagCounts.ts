import { Timestamp } from 'firebase/firestore/lite'
import { type Actor, admin, ann, unverified } from '../../setup/actors.ts'
import { addFlag } from '../../setup/acts.ts'
import { account, type Fields, flag, flagPath, past, report } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove, type Write } from '../../setup/session.ts'
import { attemptEach } from '../fieldChanges.ts'
import { givenReport, reportPath } from '../scenario.ts'
import { byActors, type Scenario } from '../scenario.ts'

const review = `${reportPath}/private/review`
const flagIt = (me: Actor) => addFlag(me, reportPath)
const hide = patch(reportPath, { status: 'pending' })

/** Ann’s flag, with the review after it. */
const raise =
  (fields: Fields, ...more: Write[]): Attempt =>
  (s) =>
    s.write(put(review, fields), ...flagIt(s.me), ...more)

/** A report of this status whose review, and perhaps the report itself as in old documents, count flags. */
const counts = (
  flagCount: number,
  { status = 'public', cleared, old }: { status?: string; cleared?: boolean; old?: number } = {},
) => {
  const fields = { ...report(ann, past), ownerUid: 'pal', authorUid: 'pal' }
  const stored = { flagCount, ...(cleared !== undefined && { cleared }) }
  return {
    given: () => ({
      [reportPath]: { ...fields, status, ...(old !== undefined && { flagCount: old }) },
      [review]: stored,
    }),
  }
}

/** Ann signed up so many hours ago. */
const joined = (hours: number) =>
  account(ann, Timestamp.fromMillis(Date.now() - hours * 60 * 60 * 1000))

/** A flag raises the count of the report’s review. The third one hides the report. */
export const flagCountScenarios: readonly Scenario[] = [
  {
    path: 'reports/{id}/private/review',
    title: 'flags a report and raises flagCount',
    ...counts(0),
    run: raise({ flagCount: 1 }),
    allowed: {
      'as the first on an old report': givenReport('public'),
      'as the second': { ...counts(1), run: raise({ flagCount: 2 }) },
      'as the third, which hides it': { ...counts(2), run: raise({ flagCount: 3 }, hide) },
      'as the third, which hides an old one': {
        ...givenReport('public', { flagCount: 2 }),
        run: raise({ flagCount: 1 }, hide),
      },
      'as the third, one of which an old one counts': {
        ...counts(1, { old: 1 }),
        run: raise({ flagCount: 2 }, hide),
      },
      'as the third, after an admin has cleared it': {
        ...counts(2, { cleared: true }),
        run: raise({ flagCount: 3, cleared: true }),
      },
      'on a pending one, without a count': {
        ...counts(3, { status: 'pending' }),
        run: (s) => s.write(...flagIt(s.me)),
      },
      'on a review without a count': {
        given: () => ({ ...givenReport('public').given(), [review]: { decision: 'ban1' } }),
        run: raise({ flagCount: 1, decision: 'ban1' }),
      },
      'without a count': (s) => s.write(...flagIt(s.me)),
      'three days after signing up': {
        given: () => ({ ...counts(0).given(), 'users/ann': joined(72.1) }),
      },
      'without a count, a day after signing up': {
        given: () => ({ ...counts(0).given(), 'users/ann': joined(24) }),
        run: (s) => s.write(...flagIt(s.me)),
      },
    },
    refused: {
      ...byActors(unverified),
      'on a pending one': { ...counts(3, { status: 'pending' }), run: raise({ flagCount: 4 }) },
      'on a pending one, by an admin': { as: admin, ...counts(0, { status: 'pending' }) },
      'as the third on a rejected report, which it sends back to review': {
        ...counts(2, { status: 'rejected' }),
        run: raise({ flagCount: 3 }, hide),
      },
      'as the third on a rejected report, by an admin who sends it back to review': {
        as: admin,
        ...counts(2, { status: 'rejected' }),
        run: raise({ flagCount: 3 }, hide),
      },
      'from a fraction to another': { ...counts(0.5), run: raise({ flagCount: 1.5 }) },
      'as the first on an old report, and names a decision': {
        ...givenReport('public'),
        run: raise({ flagCount: 1, decision: 'new' }),
      },
      ...attemptEach(
        {
          'by two': { flagCount: 2 },
          'by zero': { flagCount: 0 },
          'by a fraction': { flagCount: 1.5 },
          'by minus one': { flagCount: -1 },
          'to a text': { flagCount: '1' },
          'and names a decision': { flagCount: 1, decision: 'new' },
          'and gives a reason': { flagCount: 1, decisionReason: 'x' },
          'and says that it is cleared': { flagCount: 1, cleared: true },
        },
        (change) => raise(change),
      ),
      'two days after signing up': {
        given: () => ({ ...counts(0).given(), 'users/ann': joined(71) }),
      },
      'without a time of signing up': {
        given: () => ({
          ...counts(0).given(),
          'users/ann': { username: 'Name of ann', profileComplete: true, acceptedTermsAt: past },
        }),
      },
      'as the third, which does not hide it': { ...counts(2), run: raise({ flagCount: 3 }) },
      'as the third, which does not hide an old one': {
        ...givenReport('public', { flagCount: 2 }),
        run: raise({ flagCount: 1 }),
      },
      'as the second, which hides it': { ...counts(1), run: raise({ flagCount: 2 }, hide) },
      'as the third, which hides a cleared one': {
        ...counts(2, { cleared: true }),
        run: raise({ flagCount: 3, cleared: true }, hide),
      },
      'as the third, which rejects it': {
        ...counts(2),
        run: raise({ flagCount: 3 }, patch(reportPath, { status: 'rejected' })),
      },
      'as the third, which also changes the notes': {
        ...counts(2),
        run: raise({ flagCount: 3 }, patch(reportPath, { status: 'pending', notes: 'Bad.' })),
      },
      'as the third, which removes its cells': {
        ...counts(2),
        run: raise({ flagCount: 3 }, patch(reportPath, { status: 'pending', geoCells: [] })),
      },
      'hides it without a count': {
        ...counts(2),
        run: (s) => s.write(hide, ...flagIt(s.me)),
      },
      'hides an old one without a count': {
        ...givenReport('public', { flagCount: 2 }),
        run: (s) => s.write(hide, ...flagIt(s.me)),
      },
      'without a flag': (s) => s.write(put(review, { flagCount: 1 })),
      'with an existing flag': {
        given: () => ({
          ...counts(0).given(),
          [flagPath(ann, reportPath)]: flag(ann, reportPath, past),
        }),
        run: (s) => s.write(put(review, { flagCount: 1 })),
      },
      'with a flag on another report': (s) =>
        s.write(put(review, { flagCount: 1 }), ...addFlag(s.me, 'reports/of-zoe')),
      'with a flag on an experience of the report': {
        given: () => ({
          ...counts(0).given(),
          [`${reportPath}/experiences/one`]: { userId: 'pal' },
        }),
        run: (s) =>
          s.write(put(review, { flagCount: 1 }), ...addFlag(s.me, `${reportPath}/experiences/one`)),
      },
      'twice in one batch': raise({ flagCount: 1 }, put(review, { flagCount: 2 })),
      'on two reports with one flag': raise(
        { flagCount: 1 },
        patch('reports/of-zoe/private/review', { flagCount: 1 }),
      ),
      'in the report, as before': (s) =>
        s.write(patch(reportPath, { flagCount: 1 }), ...flagIt(s.me)),
      'and removes the review': (s) => s.write(remove(review), ...flagIt(s.me)),
      'on a missing report': {
        given: () => ({ [reportPath]: null }),
      },
    },
  },
]
