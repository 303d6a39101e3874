import { limit, where } from 'firebase/firestore/lite'
import { account, now } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { patch, put, remove } from '../stage/session.ts'
import type { Rows } from './row.ts'

const { user } = places

export const userRows: Rows = {
  'users/{uid}': {
    get: { does: (s, of) => s.get(user(of)) },
    list: { does: (s, of) => s.list('users', where('email', '==', of.email), limit(1)) },
    create: {
      given: (_, of) => ({ [user(of)]: null }),
      does: (s, of) => s.write(put(user(of), account(of))),
    },
    update: {
      given: (_, of) => ({ [user(of)]: account(of) }),
      does: (s, of) => s.write(patch(user(of), { locationText: 'Waco, TX', updatedAt: now })),
    },
    delete: { does: (s, of) => s.write(remove(user(of))) },
  },
  'users/{uid}/blocks/{otherUid}': {
    get: { does: (s, of) => s.get(`${user(of)}/blocks/troll`) },
    list: { does: (s, of) => s.list(`${user(of)}/blocks`, limit(200)) },
    create: { does: (s, of) => s.write(put(`${user(of)}/blocks/new`, { createdAt: now })) },
    update: { does: (s, of) => s.write(patch(`${user(of)}/blocks/troll`, { createdAt: now })) },
    delete: { does: (s, of) => s.write(remove(`${user(of)}/blocks/troll`)) },
  },
  'users/{uid}/reads/{threadId}': {
    get: { does: (s, of) => s.get(`${user(of)}/reads/${places.threadId(of)}`) },
    list: { does: (s, of) => s.list(`${user(of)}/reads`) },
    create: { does: (s, of) => s.write(put(`${user(of)}/reads/new`, { at: now })) },
    update: {
      does: (s, of) => s.write(patch(`${user(of)}/reads/${places.threadId(of)}`, { at: now })),
    },
    delete: { does: (s, of) => s.write(remove(`${user(of)}/reads/${places.threadId(of)}`)) },
  },
}
