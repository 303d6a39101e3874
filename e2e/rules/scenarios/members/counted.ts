import { ann, receiptsOff, zoe } from '../../setup/actors.ts'
import { addFlag, contribute, counted, share, startThread } from '../../setup/acts.ts'
import { comment, experience, flagPath, past, quota, report } from '../../setup/documents.ts'
import { put, type Write } from '../../setup/session.ts'
import type { Scenario } from '../scenario.ts'

type Kind = {
  readonly path: string
  readonly kind: string
  /** A new document of Ann and its counter. */
  readonly make: readonly Write[]
  /** Another new document of the same kind, and its counter. */
  readonly other: readonly Write[]
}

const experienceAt = (at: string) => contribute(ann, `${at}/experiences/ann`, experience(ann))
const commentAt = (at: string) =>
  contribute(ann, `${at}/experiences/by-pal/comments/new`, comment(ann))

const kinds: readonly Kind[] = [
  { path: 'reports/{id}', kind: 'share', make: share(ann), other: share(ann, report(ann), 'n2') },
  {
    path: 'reports/{id}/experiences/{id}',
    kind: 'experience',
    make: experienceAt('reports/common'),
    other: experienceAt('reports/of-zoe'),
  },
  {
    path: 'reports/{id}/experiences/{id}/comments/{id}',
    kind: 'comment',
    make: commentAt('reports/common'),
    other: commentAt('reports/of-zoe'),
  },
  {
    path: 'flags/{uid~target}',
    kind: 'flag',
    make: addFlag(ann, 'reports/common'),
    other: addFlag(ann, 'reports/of-zoe'),
  },
  {
    path: 'threads/{id}',
    kind: 'thread',
    make: startThread(ann, zoe),
    other: startThread(ann, receiptsOff),
  },
]

/** Whatever a day limits is counted, each document once. */
export const countedScenarios: readonly Scenario[] = kinds.map(({ path, kind, make, other }) => {
  const counter = `users/ann/quota/${kind}`
  const isCounter = (write: Write) => write.path === counter
  const uncounted = make.filter((write) => !isCounter(write))
  const newPath = uncounted[0]?.path ?? ''
  return {
    path,
    title: `a ${kind} is counted`,
    run: (s) => s.write(...make),
    allowed: {
      'after the one of yesterday': {
        given: () => ({ [counter]: { since: past, count: 5, last: 'x', at: past } }),
      },
    },
    refused: {
      'without its counter': (s) => s.write(...uncounted),
      'in an old counter': {
        given: () => ({ [counter]: { ...quota(newPath), since: past, at: past } }),
        run: (s) => s.write(...uncounted),
      },
      'in the counter of another kind': (s) => s.write(...uncounted, counted(ann, 'case', newPath)),
      'in the counter of another document': (s) =>
        s.write(...uncounted, counted(ann, kind, flagPath(ann, 'x'))),
      'in the counter of another member': (s) => s.write(...uncounted, counted(zoe, kind, newPath)),
      'beside another one with the same counter': (s) =>
        s.write(...other.filter((write) => !isCounter(write)), ...make),
      'beside another one with its own counter': (s) => s.write(...other, ...make),
      'above the limit of the day': {
        given: () => ({ [counter]: { ...quota('x'), count: 50 } }),
        run: (s) => s.write(...uncounted, put(counter, { ...quota(newPath), count: 51 })),
      },
      'and starts the day again': {
        given: () => ({ [counter]: quota('x') }),
      },
    },
  }
})
