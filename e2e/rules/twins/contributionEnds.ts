import { limit, where } from 'firebase/firestore/lite'
import { ann, noDocument, noTerms, pal, zoe } from '../stage/actors.ts'
import { places } from '../stage/places.ts'
import { put, remove } from '../stage/session.ts'
import type { Twin } from './twin.ts'
import { vary } from './vary.ts'

const experiencePath = 'reports/{id}/experiences/{id}'
const commentPath = 'reports/{id}/experiences/{id}/comments/{id}'

/** How experiences and comments are deleted by members, and listed. */
export const contributionEndTwins: readonly Twin[] = [
  ...[places.experience, places.comment].map(deletion),
  {
    path: experiencePath,
    title: 'deletes what hangs below the own report with it',
    does: (s) =>
      s.write(
        remove('reports/of-ann/experiences/by-pal'),
        remove('reports/of-ann/experiences/by-pal/comments/by-pal'),
        remove('reports/of-ann/photos/full'),
        remove('reports/of-ann'),
      ),
    refused: {
      'without it': (s) => s.write(remove('reports/of-ann/experiences/by-pal')),
      'a comment without it': (s) =>
        s.write(remove('reports/of-ann/experiences/by-pal/comments/by-pal')),
      'below another’s report': (s) =>
        s.write(
          remove('reports/of-zoe/experiences/by-pal'),
          remove('reports/of-ann/photos/full'),
          remove('reports/of-ann'),
        ),
      'and makes it anew in the same batch': (s) =>
        s.write(
          remove('reports/of-ann/experiences/by-pal'),
          remove('reports/of-ann'),
          put('reports/of-ann', { ...vary({}, {}), name: 'x' }),
        ),
      'a second time, when it is gone': {
        given: () => ({ 'reports/of-ann': null, 'reports/of-ann/photos/full': null }),
        does: (s) => s.write(remove('reports/of-ann/experiences/by-pal')),
      },
    },
  },
  ...[
    { group: 'experiences', most: 100, path: experiencePath, at: 'reports/of-zoe/experiences' },
    {
      group: 'comments',
      most: 200,
      path: commentPath,
      at: 'reports/of-zoe/experiences/by-pal/comments',
    },
  ].flatMap(lists),
]

function deletion(place: typeof places.experience): Twin {
  return {
    path: place === places.experience ? experiencePath : commentPath,
    title: 'deletes the own',
    does: (s) => s.write(remove(place(s.me))),
    allowed: {
      'under a report that is pending now': {
        given: () => ({ 'reports/common': { ownerUid: 'pal', status: 'pending' } }),
      },
      'under a deleted report': { given: () => ({ 'reports/common': null }) },
      'without terms': { as: noTerms },
      'without an account': { as: noDocument },
    },
    refused: {
      'another’s': (s) => s.write(remove(place(zoe))),
      'another’s with the own': (s) => s.write(remove(place(ann)), remove(place(zoe))),
      'another’s, as the report’s owner': { as: pal, does: (s) => s.write(remove(place(zoe))) },
      'that is missing': (s) => s.write(remove(`${place(ann)}x`)),
    },
  }
}

function lists(of: { group: string; most: number; path: string; at: string }): Twin[] {
  const { group, most, path, at } = of
  const own = where('userId', '==', 'ann')
  return [
    {
      path,
      title: 'lists below a public report',
      does: (s) => s.list(at, limit(most)),
      refused: {
        'over the limit': (s) => s.list(at, limit(most + 1)),
        'without limit': (s) => s.list(at),
        'of a rejected report': { given: () => ({ 'reports/of-zoe': { status: 'rejected' } }) },
        'of a deleted report': { given: () => ({ 'reports/of-zoe': null }) },
        'one of a deleted report': {
          given: () => ({ 'reports/of-zoe': null }),
          does: (s) => s.get(`${at}/by-pal`),
        },
        'one of a pending report': {
          given: () => ({ 'reports/of-zoe': { status: 'pending' } }),
          does: (s) => s.get(`${at}/by-pal`),
        },
      },
    },
    {
      path,
      title: 'lists the own everywhere',
      does: (s) => s.group(group, own, limit(most)),
      refused: {
        'over the limit': (s) => s.group(group, own, limit(most + 1)),
        'without limit': (s) => s.group(group, own),
        'everyone’s': (s) => s.group(group, limit(most)),
        'another’s': (s) => s.group(group, where('userId', '==', 'zoe'), limit(most)),
        'own or another’s': (s) =>
          s.group(group, where('userId', 'in', ['ann', 'zoe']), limit(most)),
        'by name': (s) => s.group(group, where('userName', '==', 'Name of ann'), limit(most)),
      },
    },
  ]
}
