import { Timestamp } from 'firebase/firestore/lite'
import { ann, noTerms, pal, visitor, zoe } from '../../setup/actors.ts'
import { contribute } from '../../setup/acts.ts'
import {
  addedNotice,
  comment,
  experience,
  type Fields,
  future,
  inDays,
  now,
  past,
  quota,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, type Write } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const experienceAt = 'reports/common/experiences/ann'
const notice = 'users/pal/notices/x~common'
const addTo = (path: string): readonly Write[] =>
  contribute(ann, path, path.includes('/comments/') ? comment(ann) : experience(ann))
const tell =
  (change: Fields = {}, at = notice, added = addTo(experienceAt)): Attempt =>
  (s) =>
    s.write(...added, put(at, withChanges(addedNotice('common'), change)))

/** The notice to the owner of a share about a new experience or comment. */
export const addedNoticeScenarios: readonly Scenario[] = [
  {
    path: 'users/{uid}/notices/{id}',
    title: 'tells the owner of a share that they have added to it',
    run: tell(),
    allowed: {
      again: { given: () => ({ [notice]: { ...addedNotice('common', past), readAt: past } }) },
      'with a comment': tell({}, notice, addTo('reports/common/experiences/by-pal/comments/new')),
    },
    refused: {
      ...byActors(zoe, visitor, noTerms),
      ...attemptEach(
        {
          ...wrongTypes({
            kind: [],
            target: [],
            reason: [],
            at: [],
            readAt: ['null'],
            expireAt: [],
          }),
          ...eachOmitted('kind', 'target', 'reason', 'at', 'readAt', 'expireAt'),
          ...eachValue('kind', ['warn']),
          ...eachValue('target', ['reports/of-pal', 'users/pal']),
          ...eachValue('reason', ['Look at this.']),
          ...eachValue('at', [past, future]),
          ...eachValue('expireAt', [inDays(363), inDays(367)]),
          ...eachValue('point', ['']),
        },
        (change) => tell(change),
      ),
      'that is of another member': tell({}, 'users/zoe/notices/x~common'),
      'under another share of the same owner': tell(
        { target: 'reports/of-pal' },
        'users/pal/notices/x~of-pal',
      ),
      'under another id': tell({}, 'users/pal/notices/y~common'),
      'without adding anything': tell({}, notice, []),
      'with an experience of before': {
        given: () => ({
          [experienceAt]: experience(ann, past),
          'users/ann/quota/experience': {
            ...{ since: past, count: 1, at: past },
            last: experienceAt,
          },
        }),
        run: (s) =>
          s.write(
            put('users/ann/quota/experience', quota(experienceAt)),
            put(notice, addedNotice('common')),
          ),
      },
      'with a counted one that is not added': (s) =>
        s.write(
          put('users/ann/quota/experience', quota(experienceAt)),
          put(notice, addedNotice('common')),
        ),
      'with one of an earlier batch': {
        given: () => ({
          'users/ann/quota/comment': {
            since: Timestamp.fromMillis(Date.now() - 60_000),
            count: 1,
            last: 'reports/common/experiences/by-pal/comments/gone',
            at: past,
          },
        }),
        run: (s) => s.write(put(notice, addedNotice('common'))),
      },
      oneself: {
        as: pal,
        run: (s) =>
          s.write(
            ...contribute(pal, 'reports/common/experiences/by-pal/comments/new', comment(pal)),
            put(notice, addedNotice('common', now)),
          ),
      },
    },
  },
]
