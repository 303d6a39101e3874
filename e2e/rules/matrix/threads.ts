import { deleteField, limit, where } from 'firebase/firestore/lite'
import { deletedMember, pal, secondAdmin } from '../setup/actors.ts'
import { removeMessage, sendMessage, startThread } from '../setup/acts.ts'
import { flag, flagPath, memberPair, message, now, past, thread } from '../setup/documents.ts'
import { pathOf } from '../setup/paths.ts'
import { patch, put, remove } from '../setup/session.ts'
import type { MatrixRows } from './matrixRow.ts'

const mine = pathOf.thread

export const threadRows: MatrixRows = {
  'threads/{id}': {
    get: { run: (s, owner) => s.get(mine(owner)) },
    'get, missing': {
      run: (s, owner) => s.get(`threads/${memberPair(owner, deletedMember).join('_')}`),
    },
    list: {
      run: (s, owner) =>
        s.list('threads', where('members', 'array-contains', owner.uid), limit(40)),
    },
    create: {
      run: (s, owner) => s.write(...startThread(owner, secondAdmin)),
    },
    'update, with a message': {
      run: (s, owner) => s.write(...sendMessage(s.me, pathOf.threadId(owner))),
    },
    'update, read': {
      run: (s, owner) => s.write(patch(mine(owner), { [`lastRead.${s.me.uid}`]: now })),
    },
    'update, leave': {
      run: (s, owner) => s.write(patch(mine(owner), { [`left.${s.me.uid}`]: true })),
    },
    'update, come back': {
      given: (me, owner) => ({
        [mine(owner)]: { ...thread(owner, pal, past), left: { [me.uid]: true } },
      }),
      run: (s, owner) => s.write(patch(mine(owner), { [`left.${s.me.uid}`]: deleteField() })),
    },
    delete: { run: (s, owner) => s.write(remove(mine(owner))) },
  },
  'threads/{id}/messages/{id}': {
    get: { run: (s, owner) => s.get(pathOf.message(owner)) },
    list: { run: (s, owner) => s.list(`${mine(owner)}/messages`, limit(500)) },
    create: {
      run: (s, owner) =>
        s.write(put(`${mine(owner)}/messages/new`, message(s.me, pathOf.threadId(owner)))),
    },
    'create, with the thread': {
      run: (s, owner) => s.write(...sendMessage(s.me, pathOf.threadId(owner))),
    },
    edit: { run: (s, owner) => s.write(patch(pathOf.message(owner), { text: 'Changed.' })) },
    'remove, flagged by the other member': {
      given: (_, owner) => ({
        [flagPath(owner, pathOf.message(owner))]: flag(owner, pathOf.message(owner), past),
      }),
      run: (s, owner) => s.write(...removeMessage(s.me, owner, pathOf.message(owner))),
    },
    delete: { run: (s, owner) => s.write(remove(pathOf.message(owner))) },
  },
  'threads/{id}/typing/{uid}': {
    get: { run: (s, owner) => s.get(`${mine(owner)}/typing/pal`) },
    list: { run: (s, owner) => s.list(`${mine(owner)}/typing`, limit(10)) },
    create: {
      given: (me, owner) => ({ [`${mine(owner)}/typing/${me.uid}`]: null }),
      run: (s, owner) => s.write(put(`${mine(owner)}/typing/${s.me.uid}`, { at: now })),
    },
    update: { run: (s, owner) => s.write(put(`${mine(owner)}/typing/${owner.uid}`, { at: now })) },
    'update, taken back': {
      run: (s, owner) => s.write(put(`${mine(owner)}/typing/${owner.uid}`, { at: 0 })),
    },
    delete: { run: (s, owner) => s.write(remove(`${mine(owner)}/typing/${owner.uid}`)) },
  },
}
