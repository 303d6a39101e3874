import { admin, ann, pal, unverified, zoe } from '../../setup/actors.ts'
import { addFlag } from '../../setup/acts.ts'
import {
  comment,
  type Documents,
  experience,
  type Fields,
  flag,
  flagPath,
  later,
  logEntry,
  past,
  report,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put } from '../../setup/session.ts'
import { attemptEach, eachValue, omitted, withChanges } from '../fieldChanges.ts'
import { byActors, reportPath, type Scenario } from '../scenario.ts'

const path = 'flags/{uid~target}'
const commented = 'reports/common/experiences/by-pal/comments/by-pal'
const review = `${reportPath}/private/review`

/** Ann’s flag of an earlier time, on words that are there now. */
const earlier = (target: string, words: Fields, change: Fields = {}): Documents => ({
  [target]: words,
  [flagPath(ann, target)]: withChanges(
    { ...flag(ann, target, past), state: 'dismissed', decision: 'x', expireAt: later },
    change,
  ),
})
const onComment = (words: Fields = {}, change: Fields = {}) => ({
  given: () => earlier(commented, { ...comment(pal, later), ...words }, change),
})
const flagAgain =
  (change: Fields = {}, target = commented): Attempt =>
  (s) =>
    s.write(...addFlag(s.me, target, withChanges(flag(s.me, target), change)))

/** Ann’s flag was upheld, and the report restored later. */
const restored = (
  change: Fields = {},
  entry: Fields = logEntry(admin, 'restore', reportPath, later),
) => ({
  given: () => ({
    ...earlier(reportPath, report(pal, past), { state: 'upheld', decision: 'x', ...change }),
    [review]: { flagCount: 0, decision: 'restored', cleared: true },
    'modlog/restored': entry,
  }),
})
const otherReason = (change: Fields = {}) =>
  flagAgain({ reason: 'minor', again: true, ...change }, reportPath)

/** A report whose notes were revised later, on which one more flag counts. */
const revised = (flagCount: number, words: Fields = { revisedAt: later }, change: Fields = {}) => ({
  given: () => ({
    ...earlier(reportPath, { ...report(pal, past), ...words }, change),
    [review]: { flagCount },
  }),
})
const counting =
  (flagCount: number, status = 'public', change: Fields = {}): Attempt =>
  (s) =>
    s.write(
      ...addFlag(s.me, reportPath, withChanges(flag(s.me, reportPath), change)),
      patch(review, { flagCount }),
      ...(status === 'public' ? [] : [patch(reportPath, { status })]),
    )

/** Closed flags that are raised again by their authors. */
export const flagAgainScenarios: readonly Scenario[] = [
  {
    path,
    title: 'flags newer words under an old id',
    ...onComment(),
    run: flagAgain(),
    allowed: {
      'after an upheld flag': onComment({}, { state: 'upheld' }),
      'after taking the flag back': onComment({}, { state: 'withdrawn' }),
      'that were corrected later': onComment({ createdAt: past, editedAt: later }),
      'after a flag that was the second one already': onComment({}, { again: true }),
      'by another member': {
        given: () => earlier(commented, comment(zoe, later)),
        run: flagAgain({ author: 'zoe' }),
      },
      'of an experience': {
        given: () => earlier('reports/common/experiences/by-zoe', experience(zoe, later)),
        run: flagAgain({}, 'reports/common/experiences/by-zoe'),
      },
      'of a share, whose notes were revised': {
        given: () => earlier(reportPath, { ...report(pal, past), revisedAt: later }),
        run: flagAgain({}, reportPath),
      },
    },
    refused: {
      ...byActors(unverified),
      'that are the same': onComment({ createdAt: past }),
      'that are the same, corrected before the flag': onComment({
        createdAt: past,
        editedAt: past,
      }),
      'while the first one is open': onComment({}, { state: 'open' }),
      'without a time': onComment({ createdAt: 'yesterday' }),
      'that are their own now': {
        given: () => earlier(commented, comment(ann, later)),
        run: flagAgain({ author: 'ann' }),
      },
      ...attemptEach(
        {
          ...eachValue('again', [true, false]),
          ...eachValue('author', ['zoe']),
          ...eachValue('state', ['dismissed', 'withdrawn']),
          ...eachValue('createdAt', [past]),
          ...eachValue('by', ['zoe']),
          ...eachValue('decision', ['x']),
          ...eachValue('expireAt', [later]),
        },
        (change) => flagAgain(change),
      ),
      'without counting it': (s) => s.write(put(flagPath(s.me, commented), flag(s.me, commented))),
      'that are deleted': {
        given: () => ({ ...onComment().given(), [commented]: null }),
      },
    },
  },
  {
    path,
    title: 'flags a restored share again, for another reason',
    ...restored(),
    run: otherReason(),
    allowed: {
      'after a flag that the restore dismissed': restored({
        state: 'dismissed',
        decision: 'restored',
      }),
    },
    refused: {
      'for the same reason': otherReason({ reason: 'harassment' }),
      'as if it were the first time': otherReason({ again: omitted }),
      ...attemptEach(eachValue('again', [false, 'true', 1]), (change) => otherReason(change)),
      'a third time': restored({ again: true }),
      'while the first flag is open': restored({ state: 'open' }),
      'whose last decision is another one': restored(
        {},
        logEntry(admin, 'approve', reportPath, later),
      ),
      'that was restored before the flag': restored(
        {},
        logEntry(admin, 'restore', reportPath, past),
      ),
      'and raises flagCount': {
        ...restored(),
        run: counting(1, 'public', { reason: 'minor', again: true }),
      },
      'that was never decided': { given: () => ({ ...restored().given(), [review]: null }) },
      'an experience below it': {
        given: () => ({
          ...restored().given(),
          ...earlier(`${reportPath}/experiences/by-zoe`, experience(zoe, past)),
        }),
        run: flagAgain({ reason: 'minor', again: true }, `${reportPath}/experiences/by-zoe`),
      },
    },
  },
  {
    path: 'reports/{id}/private/review',
    title: 'flags revised notes again and raises flagCount',
    ...revised(0),
    run: counting(1),
    allowed: {
      'as the third, which hides them': { ...revised(2), run: counting(3, 'pending') },
      'without a count': (s) => s.write(...addFlag(s.me, reportPath)),
    },
    refused: {
      'while the first flag is open': revised(0, { revisedAt: later }, { state: 'open' }),
      'without a flag': (s) => s.write(patch(review, { flagCount: 1 })),
      'which were revised before the flag': revised(0, { createdAt: later, revisedAt: past }),
      'which were never revised': revised(0, { createdAt: later }),
      'as the third, which does not hide them': { ...revised(2), run: counting(3) },
    },
  },
]
