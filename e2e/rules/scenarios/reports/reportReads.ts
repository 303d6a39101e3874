import { limit, or, orderBy, query, where } from 'firebase/firestore/lite'
import { admin, ann, banned, noTerms, visitor, zoe } from '../../setup/actors.ts'
import { past, report } from '../../setup/documents.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'reports/{id}'
const isPublic = where('status', '==', 'public')
const isNear = where('geoCells', 'array-contains-any', ['9v6', '9v7', '-tx'])
const isNearMany = where(
  'geoCells',
  'array-contains-any',
  Array.from({ length: 30 }, (_, n) => `c${n}`),
)
const isMine = where('ownerUid', '==', 'ann')

/** The migration writes `ownerUid` instead of these. */
const olderOwnerFields = ['authorUid', 'uid', 'userId', 'createdBy']

export const reportReadScenarios: readonly Scenario[] = [
  {
    path,
    title: 'pages through the gallery',
    run: (s) => s.list('reports', isPublic, orderBy('createdAt', 'desc'), limit(24)),
    allowed: {
      'oldest first': (s) => s.list('reports', isPublic, orderBy('createdAt'), limit(24)),
      'near a town': (s) =>
        s.list('reports', isPublic, isNear, orderBy('createdAt', 'desc'), limit(24)),
      'in the maximum number of cells': (s) =>
        s.list('reports', isPublic, isNearMany, orderBy('createdAt'), limit(24)),
      'of a tone': (s) => s.list('reports', isPublic, where('tone', '==', 'red'), limit(24)),
      'with a key of a name, of a tone, a gender and an age': (s) =>
        s.list(
          'reports',
          isPublic,
          where('searchKeys', 'array-contains', 'alex'),
          where('tone', 'in', ['yellow', 'red']),
          where('gender', '==', 'man'),
          where('age', '>=', 30),
          where('age', '<=', 40),
          orderBy('createdAt', 'desc'),
          limit(24),
        ),
      'with a key of a photo': (s) =>
        s.list(
          'reports',
          isPublic,
          where('photoKeys', 'array-contains-any', ['00a3f2c', '11fffff']),
          limit(24),
        ),
      counted: (s) => s.count('reports', isPublic, limit(101)),
    },
    refused: {
      ...byActors(visitor, noTerms, banned),
      'without filter': (s) => s.list('reports', orderBy('createdAt', 'desc'), limit(24)),
      'without limit': (s) => s.list('reports', isPublic),
      'over the limit': (s) => s.list('reports', isPublic, limit(102)),
      'with a key of a name, with any status': (s) =>
        s.list('reports', where('searchKeys', 'array-contains', 'alex'), limit(24)),
      'with a key of a photo, with any status': (s) =>
        s.list('reports', where('photoKeys', 'array-contains-any', ['00a3f2c']), limit(24)),
      'near a town, with any status': (s) =>
        s.list('reports', isNear, orderBy('createdAt', 'desc'), limit(24)),
      'near a town over the limit': (s) =>
        s.list('reports', isPublic, isNear, orderBy('createdAt', 'desc'), limit(102)),
      'public or pending by in': (s) =>
        s.list('reports', where('status', 'in', ['public', 'pending']), limit(24)),
      'public or pending by or': (s) =>
        s.ask('reports', (from) =>
          query(from, or(isPublic, where('status', '==', 'pending')), limit(24)),
        ),
      'public or red': (s) =>
        s.ask('reports', (from) =>
          query(from, or(isPublic, where('tone', '==', 'red')), limit(24)),
        ),
      'all but rejected': (s) => s.list('reports', where('status', '!=', 'rejected'), limit(24)),
      'pending or later in the alphabet': (s) =>
        s.list('reports', where('status', '>=', 'pending'), limit(24)),
      'not in': (s) => s.list('reports', where('status', 'not-in', ['pending']), limit(24)),
      'counted without filter': (s) => s.count('reports', limit(24)),
      'counted without limit': (s) => s.count('reports', isPublic),
      'counted over the limit': (s) => s.count('reports', isPublic, limit(102)),
      'as a collection group': (s) => s.group('reports', isPublic, limit(25)),
    },
  },
  {
    path,
    title: 'lists their own reports',
    run: (s) => s.list('reports', isMine, limit(200)),
    refused: {
      ...byActors(zoe, visitor),
      ...Object.fromEntries(
        olderOwnerFields.map((field) => [
          `by ${field}`,
          {
            run: (s: Parameters<Scenario['run']>[0]) =>
              s.list('reports', where(field, '==', 'ann'), limit(200)),
          },
        ]),
      ),
      'over the limit': (s) => s.list('reports', isMine, limit(201)),
      'without limit': (s) => s.list('reports', isMine),
      'their own or another member’s, with in': (s) =>
        s.list('reports', where('ownerUid', 'in', ['ann', 'zoe']), limit(200)),
      'their own or pending': (s) =>
        s.ask('reports', (from) =>
          query(from, or(isMine, where('status', '==', 'pending')), limit(200)),
        ),
      'all except another member’s': (s) =>
        s.list('reports', where('ownerUid', '!=', 'zoe'), limit(200)),
      'another member’s pending ones': (s) =>
        s.list(
          'reports',
          where('ownerUid', '==', 'zoe'),
          where('status', '==', 'pending'),
          limit(24),
        ),
    },
  },
  {
    path,
    title: 'lists pending reports',
    as: admin,
    run: (s) =>
      s.list('reports', where('status', '==', 'pending'), orderBy('createdAt'), limit(200)),
    allowed: {
      anything: (s) => s.list('reports', limit(200)),
      counted: (s) => s.count('reports', where('status', '==', 'pending'), limit(200)),
    },
    refused: {
      ...byActors(ann),
      'without limit': (s) => s.list('reports', where('status', '==', 'pending')),
      'over the limit': (s) => s.list('reports', limit(201)),
    },
  },
  {
    path,
    title: 'reads their own pending report',
    run: (s) => s.get('reports/legacy'),
    given: () => ({ 'reports/legacy': { ...report(ann, past), status: 'pending' } }),
    allowed: {
      'that is rejected': {
        given: () => ({ 'reports/legacy': { ownerUid: 'ann', status: 'rejected' } }),
      },
      'without any status': { given: () => ({ 'reports/legacy': { ownerUid: 'ann' } }) },
    },
    refused: {
      ...byActors(zoe, visitor),
      ...Object.fromEntries(
        olderOwnerFields.map((field) => [
          `by ${field}, before the migration`,
          { given: () => ({ 'reports/legacy': { [field]: 'ann', status: 'rejected' } }) },
        ]),
      ),
      'without an owner': {
        given: () => ({ 'reports/legacy': { name: 'Alex', status: 'pending' } }),
      },
      'without owner and status': { given: () => ({ 'reports/legacy': { name: 'Alex' } }) },
      'with a null owner': {
        as: visitor,
        given: () => ({ 'reports/legacy': { ownerUid: null, status: 'pending' } }),
      },
    },
  },
]
