import { limit, where } from 'firebase/firestore/lite'
import {
  type Actor,
  admin,
  ann,
  banned,
  noDocument,
  noTerms,
  pal,
  visitor,
  zoe,
} from '../../setup/actors.ts'
import { logDeletion, removeReport } from '../../setup/acts.ts'
import { comment, experience as experienceOf, past } from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import { put, remove } from '../../setup/session.ts'
import { byActors, type Scenario } from '../scenario.ts'

const experiencePath = 'reports/{id}/experiences/{id}'
const commentPath = 'reports/{id}/experiences/{id}/comments/{id}'

/** An experience of Ann with a comment of Zoe. */
const experience = pathOf.experience(ann)
const commented = { given: () => ({ [`${experience}/comments/by-zoe`]: comment(zoe, past) }) }
const orphaned = { given: () => ({ ...commented.given(), [experience]: null }) }

/** Ann's experience under its new kind of id, which is gone, and a comment that is left below it. */
const mine = 'reports/common/experiences/ann'
const left = `${mine}/comments/by-zoe`
const cleared = () => ({ [left]: comment(zoe, past) })
const existing = () => ({ ...cleared(), [mine]: experienceOf(ann, past) })

/** Members delete and list experiences and comments. */
export const contributionDeleteScenarios: readonly Scenario[] = [
  ...[pathOf.experience, pathOf.comment].map(deletion),
  {
    path: experiencePath,
    title: 'deletes experiences and comments together with their own report',
    run: (s) =>
      s.write(
        remove('reports/of-ann/experiences/by-pal'),
        remove('reports/of-ann/experiences/by-pal/comments/by-pal'),
        remove('reports/of-ann/photos/full'),
        ...removeReport('reports/of-ann'),
      ),
    refused: {
      'without the report': (s) => s.write(remove('reports/of-ann/experiences/by-pal')),
      'a comment without the report': (s) =>
        s.write(remove('reports/of-ann/experiences/by-pal/comments/by-pal')),
      'below another member’s report': (s) =>
        s.write(
          remove('reports/of-zoe/experiences/by-pal'),
          remove('reports/of-ann/photos/full'),
          ...removeReport('reports/of-ann'),
        ),
      'and creates the report again in the same batch': (s) =>
        s.write(
          remove('reports/of-ann/experiences/by-pal'),
          remove('reports/of-ann'),
          put('reports/of-ann', { name: 'x' }),
        ),
      'after the report was deleted': {
        given: () => ({ 'reports/of-ann': null, 'reports/of-ann/photos/full': null }),
        run: (s) => s.write(remove('reports/of-ann/experiences/by-pal')),
      },
    },
  },
  {
    path: commentPath,
    title: 'deletes their own experience together with the comments on it',
    run: (s) => s.write(remove(experience), remove(`${experience}/comments/by-zoe`)),
    ...commented,
    allowed: {
      'as an admin, who logs the experience': {
        as: admin,
        run: (s) =>
          s.write(
            remove(experience),
            remove(`${experience}/comments/by-zoe`),
            ...logDeletion(s.me, experience, 'ann'),
          ),
      },
    },
    refused: {
      ...byActors(zoe, pal),
      'only the comments': (s) => s.write(remove(`${experience}/comments/by-zoe`)),
      'a comment on another experience': (s) =>
        s.write(remove(experience), remove(pathOf.comment(zoe))),
      'comments on an experience that is gone already': {
        ...orphaned,
        run: (s) => s.write(remove(`${experience}/comments/by-zoe`)),
      },
    },
  },
  {
    path: commentPath,
    title: 'clears comments that are left below their own experience',
    run: (s) => s.write(remove(left)),
    given: cleared,
    allowed: {
      'which they list': (s) => s.list(`${mine}/comments`, limit(200)),
      'as an admin': { as: admin },
      'which is below a pending report': {
        given: () => ({ ...cleared(), 'reports/common': { status: 'pending' } }),
        run: (s) => s.list(`${mine}/comments`, limit(200)),
      },
    },
    refused: {
      ...byActors(visitor, pal),
      'which still exists': { given: existing },
      'over the limit': {
        given: () => ({ ...cleared(), 'reports/common': { status: 'pending' } }),
        run: (s) => s.list(`${mine}/comments`, limit(201)),
      },
      'of a member whose experience has another id': {
        ...orphaned,
        run: (s) => s.list(`${experience}/comments`, limit(200)),
      },
      'of another member': {
        as: pal,
        run: (s) => s.list(`${mine}/comments`, limit(200)),
      },
      'which still exists, as an admin': { as: admin, given: existing },
    },
  },
  ...[
    { path: experiencePath, at: 'reports/left/experiences', max: 100 },
    { path: commentPath, at: 'reports/left/experiences/old/comments', max: 200 },
  ].flatMap(leftovers),
  {
    path: commentPath,
    title: 'reads comments on an experience',
    run: (s) => s.list(`${experience}/comments`, where('createdAt', '>=', past), limit(200)),
    ...commented,
    allowed: {
      one: (s) => s.get(`${experience}/comments/by-zoe`),
      'that is deleted, as an admin': { as: admin, ...orphaned },
    },
    refused: {
      'that is deleted': orphaned,
      'that is deleted, as the owner of the report': { as: pal, ...orphaned },
      'one of a deleted experience': {
        ...orphaned,
        run: (s) => s.get(`${experience}/comments/by-zoe`),
      },
    },
  },
  ...[
    { group: 'experiences', max: 100, path: experiencePath, at: 'reports/of-zoe/experiences' },
    {
      group: 'comments',
      max: 200,
      path: commentPath,
      at: 'reports/of-zoe/experiences/by-pal/comments',
    },
  ].flatMap(lists),
]

function deletion(place: typeof pathOf.experience): Scenario {
  return {
    path: place === pathOf.experience ? experiencePath : commentPath,
    title: 'deletes their own',
    run: (s) => s.write(remove(place(s.me))),
    allowed: {
      'under a report that is pending now': {
        given: () => ({ 'reports/common': { ownerUid: 'pal', status: 'pending' } }),
      },
      'under a deleted report': { given: () => ({ 'reports/common': null }) },
      'without terms': { as: noTerms },
      'without an account': { as: noDocument },
    },
    refused: {
      'another member’s': (s) => s.write(remove(place(zoe))),
      'another member’s together with their own': (s) =>
        s.write(remove(place(ann)), remove(place(zoe))),
      'another member’s, as the owner of the report': {
        as: pal,
        run: (s) => s.write(remove(place(zoe))),
      },
      'a missing one': (s) => s.write(remove(`${place(ann)}x`)),
    },
  }
}

/** Experiences and comments that were added while their report was being deleted. */
function leftovers({ path, at, max }: { path: string; at: string; max: number }): Scenario[] {
  const given = () => ({
    'gone/left': { ownerUid: 'ann', at: past },
    [`${at}/by-zoe`]: comment(zoe, past),
  })
  const givenTo = (me: Actor) => ({ ...given(), 'gone/left': { ownerUid: me.uid, at: past } })
  const withoutTombstone = { given: () => ({ ...given(), 'gone/left': null }) }
  return [
    {
      path,
      title: 'clears what is left below their own deleted report',
      given,
      run: (s) => s.write(remove(`${at}/by-zoe`)),
      allowed: { ...byActors(admin), 'by a banned member': { as: banned, given: givenTo } },
      refused: {
        ...byActors(visitor, pal),
        'without a tombstone': withoutTombstone,
        // Comments below a missing experience may go anyway.
        ...(path === experiencePath && {
          'as an admin, without a tombstone': { as: admin, ...withoutTombstone },
        }),
      },
    },
    {
      path,
      title: 'lists what is left below their own deleted report',
      given,
      run: (s) => s.list(at, limit(max)),
      allowed: { ...byActors(admin), 'by a banned member': { as: banned, given: givenTo } },
      refused: {
        ...byActors(visitor, pal),
        'without a tombstone': withoutTombstone,
        'over the limit': (s) => s.list(at, limit(max + 1)),
      },
    },
  ]
}

function lists(of: { group: string; max: number; path: string; at: string }): Scenario[] {
  const { group, max, path, at } = of
  const own = where('userId', '==', 'ann')
  const since = group === 'comments' ? [where('createdAt', '>=', past)] : []
  return [
    {
      path,
      title: 'lists below a public report',
      run: (s) => s.list(at, ...since, limit(max)),
      refused: {
        'over the limit': (s) => s.list(at, ...since, limit(max + 1)),
        'without limit': (s) => s.list(at, ...since),
        'of a rejected report': { given: () => ({ 'reports/of-zoe': { status: 'rejected' } }) },
        'of a deleted report': { given: () => ({ 'reports/of-zoe': null }) },
        'one of a deleted report': {
          given: () => ({ 'reports/of-zoe': null }),
          run: (s) => s.get(`${at}/by-pal`),
        },
        'one of a pending report': {
          given: () => ({ 'reports/of-zoe': { status: 'pending' } }),
          run: (s) => s.get(`${at}/by-pal`),
        },
      },
    },
    {
      path,
      title: 'lists their own across all reports',
      run: (s) => s.group(group, own, limit(max)),
      refused: {
        'over the limit': (s) => s.group(group, own, limit(max + 1)),
        'without limit': (s) => s.group(group, own),
        'everyone’s': (s) => s.group(group, limit(max)),
        'another member’s': (s) => s.group(group, where('userId', '==', 'zoe'), limit(max)),
        'their own or another member’s': (s) =>
          s.group(group, where('userId', 'in', ['ann', 'zoe']), limit(max)),
        'by name': (s) => s.group(group, where('userName', '==', 'Name of ann'), limit(max)),
      },
    },
  ]
}
