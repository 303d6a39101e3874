import { limit, or, query, where } from 'firebase/firestore/lite'
import { ann, pal, visitor, zoe } from '../../setup/actors.ts'
import { pathOf } from '../../setup/paths.ts'
import { byActors, type Scenario } from '../scenario.ts'

/** Attempts to find out who is a member or an admin, and their addresses. */
export const enumerationScenarios: readonly Scenario[] = [
  {
    path: 'users/{uid}',
    title: 'reads their own user document',
    run: (s) => s.get(pathOf.user(ann)),
    refused: {
      ...byActors(visitor, zoe),
      'all accounts': (s) => s.list('users', limit(1)),
      'by address': (s) => s.list('users', where('email', '==', zoe.email), limit(1)),
      'by their own address': (s) => s.list('users', where('email', '==', ann.email), limit(1)),
      'by name': (s) => s.list('users', where('username', '>=', 'A'), limit(1)),
      'by their own id': (s) => s.list('users', where('__name__', '==', 'ann'), limit(1)),
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
      'an unknown subcollection': (s) => s.get(`${pathOf.user(ann)}/secrets/one`),
    },
  },
  {
    path: 'admins/{email}',
    title: 'reads whether their own address belongs to an admin',
    run: (s) => s.get(`admins/${ann.email}`),
    refused: {
      ...byActors(visitor, zoe),
      'another address': (s) => s.get(`admins/admin@greenlight.test`),
      'all addresses': (s) => s.list('admins', limit(1)),
      'their own address by a query': (s) =>
        s.list('admins', where('email', '==', ann.email), limit(1)),
      counted: (s) => s.count('admins'),
    },
  },
  {
    path: 'bans/{uid}',
    title: 'reads whether they are banned',
    run: (s) => s.get('bans/ann'),
    refused: {
      ...byActors(visitor, pal),
      'another member': (s) => s.get('bans/banned'),
      'all bans': (s) => s.list('bans', limit(1)),
      'bans of one admin': (s) => s.list('bans', where('by', '==', 'ann'), limit(1)),
    },
  },
]
