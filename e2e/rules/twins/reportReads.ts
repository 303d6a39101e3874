import { limit, or, orderBy, query, where } from 'firebase/firestore/lite'
import { admin, ann, banned, noTerms, visitor, zoe } from '../stage/actors.ts'
import { past, report } from '../stage/documents.ts'
import { by, type Twin } from './twin.ts'

const path = 'reports/{id}'
const isPublic = where('status', '==', 'public')
const isNear = where('geoCells', 'array-contains-any', ['9v6', '9v7', '-tx'])
const isNearMany = where(
  'geoCells',
  'array-contains-any',
  Array.from({ length: 30 }, (_, n) => `c${n}`),
)
const isMine = where('ownerUid', '==', 'ann')

export const reportReadTwins: readonly Twin[] = [
  {
    path,
    title: 'pages through the gallery',
    does: (s) => s.list('reports', isPublic, orderBy('createdAt', 'desc'), limit(24)),
    allowed: {
      'oldest first': (s) => s.list('reports', isPublic, orderBy('createdAt'), limit(24)),
      'near a town': (s) =>
        s.list('reports', isPublic, isNear, orderBy('createdAt', 'desc'), limit(24)),
      'in as many cells as a query takes': (s) =>
        s.list('reports', isPublic, isNearMany, orderBy('createdAt'), limit(24)),
      'of a tone': (s) => s.list('reports', isPublic, where('tone', '==', 'red'), limit(24)),
      counted: (s) => s.count('reports', isPublic, limit(24)),
    },
    refused: {
      ...by(visitor, noTerms, banned),
      'without filter': (s) => s.list('reports', orderBy('createdAt', 'desc'), limit(24)),
      'without limit': (s) => s.list('reports', isPublic),
      'over the limit': (s) => s.list('reports', isPublic, limit(25)),
      'near a town, whatever its status': (s) =>
        s.list('reports', isNear, orderBy('createdAt', 'desc'), limit(24)),
      'near a town over the limit': (s) =>
        s.list('reports', isPublic, isNear, orderBy('createdAt', 'desc'), limit(25)),
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
      'pending and later letters': (s) =>
        s.list('reports', where('status', '>=', 'pending'), limit(24)),
      'not in': (s) => s.list('reports', where('status', 'not-in', ['pending']), limit(24)),
      'counted without filter': (s) => s.count('reports', limit(24)),
      'counted without limit': (s) => s.count('reports', isPublic),
      'as a collection group': (s) => s.group('reports', isPublic, limit(25)),
    },
  },
  {
    path,
    title: 'lists the own shares',
    does: (s) => s.list('reports', isMine, limit(200)),
    allowed: {
      ...Object.fromEntries(
        ['authorUid', 'uid', 'userId', 'createdBy'].map((field) => [
          `by ${field}`,
          {
            does: (s: Parameters<Twin['does']>[0]) =>
              s.list('reports', where(field, '==', 'ann'), limit(200)),
          },
        ]),
      ),
    },
    refused: {
      ...by(zoe, visitor),
      'over the limit': (s) => s.list('reports', isMine, limit(201)),
      'without limit': (s) => s.list('reports', isMine),
      'own or another’s by in': (s) =>
        s.list('reports', where('ownerUid', 'in', ['ann', 'zoe']), limit(200)),
      'own or pending': (s) =>
        s.ask('reports', (from) =>
          query(from, or(isMine, where('status', '==', 'pending')), limit(200)),
        ),
      'all but another’s': (s) => s.list('reports', where('ownerUid', '!=', 'zoe'), limit(200)),
      'another’s pending ones': (s) =>
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
    title: 'reviews what is pending',
    as: admin,
    does: (s) =>
      s.list('reports', where('status', '==', 'pending'), orderBy('createdAt'), limit(200)),
    allowed: {
      anything: (s) => s.list('reports', limit(200)),
      counted: (s) => s.count('reports', where('status', '==', 'pending'), limit(200)),
    },
    refused: {
      ...by(ann),
      'without limit': (s) => s.list('reports', where('status', '==', 'pending')),
      'over the limit': (s) => s.list('reports', limit(201)),
    },
  },
  {
    path,
    title: 'opens the own share under review',
    does: (s) => s.get('reports/legacy'),
    given: () => ({ 'reports/legacy': { ...report(ann, past), status: 'pending' } }),
    allowed: {
      ...Object.fromEntries(
        ['ownerUid', 'authorUid', 'uid', 'userId', 'createdBy'].map((field) => [
          `by ${field}`,
          { given: () => ({ 'reports/legacy': { [field]: 'ann', status: 'rejected' } }) },
        ]),
      ),
      'without any status': { given: () => ({ 'reports/legacy': { uid: 'ann' } }) },
    },
    refused: {
      ...by(zoe, visitor, banned),
      'of nobody': { given: () => ({ 'reports/legacy': { name: 'Alex', status: 'pending' } }) },
      'without owner and status': { given: () => ({ 'reports/legacy': { name: 'Alex' } }) },
      'with a null owner': {
        as: visitor,
        given: () => ({ 'reports/legacy': { ownerUid: null, status: 'pending' } }),
      },
    },
  },
]
