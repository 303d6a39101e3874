import { limit, Timestamp, where } from 'firebase/firestore/lite'
import { admin, ann, noTerms, zoe } from '../../setup/actors.ts'
import { comment, experience, type Fields, later, past } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { omitted, withChanges } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'reports/{id}/experiences/{id}/comments/{id}'
const at = 'reports/common/experiences/zoe'
const old = `${at}/comments/old`

/** Zoe has deleted an experience without its comments and written another one. */
const rewritten = (change: Fields = {}) => ({
  given: () => ({
    [at]: withChanges(experience(zoe, later), change),
    [old]: comment(ann, past),
    [`${at}/comments/new`]: comment(ann, later),
  }),
})
const listSince =
  (time: Timestamp): Attempt =>
  (s) =>
    s.list(`${at}/comments`, where('createdAt', '>=', time), limit(200))
const listAll: Attempt = (s) => s.list(`${at}/comments`, limit(200))
const inMs = (ms: number) => Timestamp.fromMillis(later.toMillis() + ms)

/** Comments that are older than their experience are about another one. */
export const olderCommentScenarios: readonly Scenario[] = [
  {
    path,
    title: 'lists the comments on an experience that are not older',
    ...rewritten(),
    run: listSince(later),
    allowed: {
      'from a later time on': listSince(inMs(1)),
      'on an experience without a time': { ...rewritten({ createdAt: omitted }), run: listAll },
      'on an experience with a time that is a text': {
        ...rewritten({ createdAt: 'yesterday' }),
        run: listAll,
      },
      'and the older ones, as an admin': { as: admin, run: listAll },
      'and the older ones on a deleted experience, as an admin': {
        as: admin,
        given: () => ({ ...rewritten().given(), [at]: null }),
        run: listAll,
      },
      'as the one that is newer': (s) => s.get(`${at}/comments/new`),
      'as an older one, by an admin': { as: admin, run: (s) => s.get(old) },
    },
    refused: {
      ...byActors(noTerms),
      'and the older ones': listAll,
      'from an earlier time on': listSince(inMs(-1)),
      'as an older one': (s) => s.get(old),
      'on a deleted experience': {
        given: () => ({ ...rewritten().given(), [at]: null }),
        run: listAll,
      },
    },
  },
]
