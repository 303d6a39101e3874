import { limit, where } from 'firebase/firestore/lite'
import { completeProfile } from '../setup/acts.ts'
import { account, device, erasure, now, past, quota, savedSearch } from '../setup/documents.ts'
import { pathOf } from '../setup/paths.ts'
import { patch, put, remove } from '../setup/session.ts'
import type { MatrixRows } from './matrixRow.ts'

const { erasure: erasureOf, user, username } = pathOf

export const userRows: MatrixRows = {
  'users/{uid}': {
    get: { run: (s, owner) => s.get(user(owner)) },
    list: { run: (s, owner) => s.list('users', where('email', '==', owner.email), limit(1)) },
    create: {
      given: (_, owner) => ({ [user(owner)]: null }),
      run: (s, owner) => s.write(put(user(owner), account(owner))),
    },
    update: {
      given: (_, owner) => ({ [user(owner)]: account(owner) }),
      run: (s, owner) => s.write(patch(user(owner), { locationText: 'Waco, TX', updatedAt: now })),
    },
    delete: { run: (s, owner) => s.write(remove(user(owner))) },
  },
  'usernames/{folded}': {
    get: { run: (s, owner) => s.get(username(owner)) },
    'get, free': { run: (s) => s.get('usernames/free') },
    'list by uid': {
      run: (s, owner) => s.list('usernames', where('uid', '==', owner.uid), limit(20)),
    },
    'create, with the profile': {
      given: (_, owner) => ({ [user(owner)]: { createdAt: past }, [username(owner)]: null }),
      run: (s, owner) => s.write(...completeProfile(owner, `Name of ${owner.uid}`)),
    },
    update: { run: (s, owner) => s.write(patch(username(owner), { since: now })) },
    delete: { run: (s, owner) => s.write(remove(username(owner))) },
    'delete with the account': {
      given: (_, owner) => ({ [user(owner)]: account(owner), [erasureOf(owner)]: erasure(past) }),
      run: (s, owner) => s.write(remove(user(owner)), remove(username(owner))),
    },
  },
  'users/{uid}/blocks/{otherUid}': {
    get: { run: (s, owner) => s.get(`${user(owner)}/blocks/troll`) },
    list: { run: (s, owner) => s.list(`${user(owner)}/blocks`, limit(200)) },
    create: { run: (s, owner) => s.write(put(`${user(owner)}/blocks/new`, { createdAt: now })) },
    update: {
      run: (s, owner) => s.write(patch(`${user(owner)}/blocks/troll`, { createdAt: now })),
    },
    delete: { run: (s, owner) => s.write(remove(`${user(owner)}/blocks/troll`)) },
  },
  'users/{uid}/reads/{threadId}': {
    get: { run: (s, owner) => s.get(`${user(owner)}/reads/${pathOf.threadId(owner)}`) },
    list: { run: (s, owner) => s.list(`${user(owner)}/reads`, limit(100)) },
    create: { run: (s, owner) => s.write(put(`${user(owner)}/reads/new`, { at: now })) },
    update: {
      run: (s, owner) =>
        s.write(patch(`${user(owner)}/reads/${pathOf.threadId(owner)}`, { at: now })),
    },
    delete: {
      run: (s, owner) => s.write(remove(`${user(owner)}/reads/${pathOf.threadId(owner)}`)),
    },
  },
  'users/{uid}/devices/{slot}': {
    get: { run: (s, owner) => s.get(`${user(owner)}/devices/1`) },
    list: { run: (s, owner) => s.list(`${user(owner)}/devices`, limit(10)) },
    create: { run: (s, owner) => s.write(put(`${user(owner)}/devices/1`, device())) },
    update: {
      given: (_, owner) => ({ [`${user(owner)}/devices/1`]: device(past) }),
      run: (s, owner) => s.write(put(`${user(owner)}/devices/1`, device())),
    },
    delete: { run: (s, owner) => s.write(remove(`${user(owner)}/devices/1`)) },
  },
  'users/{uid}/searches/{slot}': {
    get: { run: (s, owner) => s.get(`${user(owner)}/searches/1`) },
    list: { run: (s, owner) => s.list(`${user(owner)}/searches`, limit(20)) },
    create: { run: (s, owner) => s.write(put(`${user(owner)}/searches/1`, savedSearch())) },
    update: {
      given: (_, owner) => ({ [`${user(owner)}/searches/1`]: savedSearch(past) }),
      run: (s, owner) => s.write(patch(`${user(owner)}/searches/1`, { seenAt: now })),
    },
    delete: { run: (s, owner) => s.write(remove(`${user(owner)}/searches/1`)) },
  },
  'users/{uid}/quota/{kind}': {
    get: { run: (s, owner) => s.get(`${user(owner)}/quota/share`) },
    list: { run: (s, owner) => s.list(`${user(owner)}/quota`, limit(6)) },
    create: {
      run: (s, owner) => s.write(put(`${user(owner)}/quota/share`, quota('reports/new'))),
    },
    update: {
      given: (_, owner) => ({ [`${user(owner)}/quota/share`]: { since: past, count: 5 } }),
      run: (s, owner) => s.write(put(`${user(owner)}/quota/share`, quota('reports/new'))),
    },
    delete: { run: (s, owner) => s.write(remove(`${user(owner)}/quota/share`)) },
  },
  'erasures/{uid}': {
    get: {
      given: (_, owner) => ({ [erasureOf(owner)]: erasure(past) }),
      run: (s, owner) => s.get(erasureOf(owner)),
    },
    list: { run: (s) => s.list('erasures', limit(1)) },
    create: { run: (s, owner) => s.write(put(erasureOf(owner), erasure())) },
    update: {
      given: (_, owner) => ({ [erasureOf(owner)]: erasure(past) }),
      run: (s, owner) => s.write(patch(erasureOf(owner), { done: true })),
    },
    delete: {
      given: (_, owner) => ({ [erasureOf(owner)]: erasure(past) }),
      run: (s, owner) => s.write(remove(erasureOf(owner))),
    },
  },
}
