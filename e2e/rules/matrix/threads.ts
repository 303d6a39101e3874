import { limit, where } from 'firebase/firestore/lite'
import { secondAdmin } from '../stage/actors.ts'
import { message, now, pair, thread } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { patch, put, remove } from '../stage/session.ts'
import type { Rows } from './row.ts'

const mine = places.thread

export const threadRows: Rows = {
  'threads/{id}': {
    get: { does: (s, of) => s.get(mine(of)) },
    'get, missing': {
      does: (s, of) => s.get(`threads/${pair(of, secondAdmin).join('_')}`),
    },
    list: {
      does: (s, of) => s.list('threads', where('members', 'array-contains', of.uid), limit(40)),
    },
    create: {
      does: (s, of) =>
        s.write(put(`threads/${pair(of, secondAdmin).join('_')}`, thread(of, secondAdmin))),
    },
    'update, with a message': {
      does: (s, of) =>
        s.write(
          put(`${mine(of)}/messages/new`, message(s.me, places.threadId(of))),
          patch(mine(of), {
            lastMessage: 'Hello',
            lastSender: s.me.uid,
            lastAt: now,
            lastId: 'new',
          }),
        ),
    },
    'update, read': {
      does: (s, of) => s.write(patch(mine(of), { [`lastRead.${s.me.uid}`]: now })),
    },
    delete: { does: (s, of) => s.write(remove(mine(of))) },
  },
  'threads/{id}/messages/{id}': {
    get: { does: (s, of) => s.get(places.message(of)) },
    list: { does: (s, of) => s.list(`${mine(of)}/messages`, limit(500)) },
    create: {
      does: (s, of) => s.write(put(`${mine(of)}/messages/new`, message(s.me, places.threadId(of)))),
    },
    edit: { does: (s, of) => s.write(patch(places.message(of), { text: 'Changed.' })) },
    delete: { does: (s, of) => s.write(remove(places.message(of))) },
  },
  'threads/{id}/typing/{uid}': {
    get: { does: (s, of) => s.get(`${mine(of)}/typing/pal`) },
    list: { does: (s, of) => s.list(`${mine(of)}/typing`) },
    create: {
      given: (me, of) => ({ [`${mine(of)}/typing/${me.uid}`]: null }),
      does: (s, of) => s.write(put(`${mine(of)}/typing/${s.me.uid}`, { at: now })),
    },
    update: { does: (s, of) => s.write(put(`${mine(of)}/typing/${of.uid}`, { at: now })) },
    delete: { does: (s, of) => s.write(remove(`${mine(of)}/typing/${of.uid}`)) },
  },
}
