import { type Actor, ann, blockedAnn, blockedByAnn, zoe } from '../../setup/actors.ts'
import { contribute } from '../../setup/acts.ts'
import { comment, experience, type Fields, past, report } from '../../setup/documents.ts'
import { remove, type Write } from '../../setup/session.ts'
import { omitted, withChanges } from '../fieldChanges.ts'
import type { Scenario } from '../scenario.ts'

const reportPath = 'reports/other'
const experiencePath = `${reportPath}/experiences/by-author`
const withoutOwner = withChanges(report(zoe, past), { ownerUid: omitted, authorUid: omitted })

/** A public report with these owner fields and an experience by `author`. */
const givenReport = (owner: Fields, author: Actor = zoe) => ({
  given: () => ({
    [reportPath]: { ...withoutOwner, ...owner },
    [experiencePath]: experience(author, past),
  }),
})

/** Members who have blocked each other add nothing below each other’s reports. */
function addsBelow(path: string, title: string, writes: () => readonly Write[]): Scenario {
  const ownedBy = (owner: Actor) =>
    [`of ${owner.uid}`, givenReport({ ownerUid: owner.uid })] as const
  return {
    path,
    title,
    ...givenReport({ ownerUid: zoe.uid, authorUid: blockedAnn.uid }),
    run: (s) => s.write(...writes()),
    allowed: {
      'without an owner': givenReport({}),
      'whose owner is null': givenReport({ ownerUid: null }),
    },
    refused: {
      ...Object.fromEntries([ownedBy(blockedAnn), ownedBy(blockedByAnn)]),
      'of a member whom they unblock in the same batch': {
        ...givenReport({ ownerUid: blockedByAnn.uid }),
        run: (s) => s.write(remove(`users/ann/blocks/${blockedByAnn.uid}`), ...writes()),
      },
    },
  }
}

const newComment = () => contribute(ann, `${experiencePath}/comments/new`, comment(ann))
const onComment = addsBelow(
  'reports/{id}/experiences/{id}/comments/{id}',
  'adds a comment below a report',
  newComment,
)

export const contributionBlockScenarios: readonly Scenario[] = [
  addsBelow('reports/{id}/experiences/{id}', 'adds an experience below a report', () =>
    contribute(ann, `${reportPath}/experiences/ann`, experience(ann)),
  ),
  {
    ...onComment,
    allowed: {
      ...onComment.allowed,
      'and an experience of a member whom they blocked': givenReport(
        { ownerUid: zoe.uid },
        blockedByAnn,
      ),
      'and an experience without an author': {
        given: () => ({
          ...givenReport({ ownerUid: zoe.uid }).given(),
          [experiencePath]: { notes: 'Was late.' },
        }),
      },
    },
    refused: {
      ...onComment.refused,
      'and an experience of a member who blocked them': givenReport(
        { ownerUid: zoe.uid },
        blockedAnn,
      ),
    },
  },
]
