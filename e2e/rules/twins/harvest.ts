import { limit, or, query, where } from 'firebase/firestore/lite'
import { ann, pal, visitor, zoe } from '../stage/actors.ts'
import { places } from '../stage/places.ts'
import { by, type Twin } from './twin.ts'

/** Attempts to learn who is a member, and their addresses. */
export const harvestTwins: readonly Twin[] = [
  {
    path: 'users/{uid}',
    title: 'looks at the own account',
    does: (s) => s.get(places.user(ann)),
    refused: {
      ...by(visitor, zoe),
      'all accounts': (s) => s.list('users', limit(1)),
      'by address': (s) => s.list('users', where('email', '==', zoe.email), limit(1)),
      'by the own address': (s) => s.list('users', where('email', '==', ann.email), limit(1)),
      'by name': (s) => s.list('users', where('username', '>=', 'A'), limit(1)),
      'by the own id': (s) => s.list('users', where('__name__', '==', 'ann'), limit(1)),
      'by several ids': (s) => s.list('users', where('__name__', 'in', ['ann', 'zoe']), limit(2)),
      'by either address': (s) =>
        s.ask('users', (from) =>
          query(
            from,
            or(where('email', '==', ann.email), where('email', '==', zoe.email)),
            limit(2),
          ),
        ),
      counted: (s) => s.count('users', limit(1)),
      'counted by address': (s) => s.count('users', where('email', '==', zoe.email)),
      'as a collection group': (s) => s.group('users', limit(1)),
      'read markers of everyone': (s) => s.group('reads', limit(1)),
      'a made-up place below it': (s) => s.get(`${places.user(ann)}/secrets/one`),
    },
  },
  {
    path: 'admins/{email}',
    title: 'asks whether the own address is an admin’s',
    does: (s) => s.get(`admins/${ann.email}`),
    refused: {
      ...by(visitor, zoe),
      'another address': (s) => s.get(`admins/admin@greenlight.test`),
      'all addresses': (s) => s.list('admins'),
      'the own address by a query': (s) =>
        s.list('admins', where('email', '==', ann.email), limit(1)),
      counted: (s) => s.count('admins'),
    },
  },
  {
    path: 'bans/{uid}',
    title: 'asks whether one is banned',
    does: (s) => s.get('bans/ann'),
    refused: {
      ...by(visitor, pal),
      'someone else': (s) => s.get('bans/banned'),
      'all who are': (s) => s.list('bans', limit(1)),
      'those whom an admin banned': (s) => s.list('bans', where('by', '==', 'ann'), limit(1)),
    },
  },
]
