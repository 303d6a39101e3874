import { deleteField, limit, where } from 'firebase/firestore/lite'
import type { Actor } from '../setup/actors.ts'
import {
  addFlag,
  decide,
  logDeletion,
  propose,
  removeReport,
  settle,
  share,
  tell,
} from '../setup/acts.ts'
import { jpeg, logEntry, now, past, report, revision } from '../setup/documents.ts'
import { pathOf } from '../setup/paths.ts'
import type { Given } from '../setup/ruleCase.ts'
import { patch, put, remove } from '../setup/session.ts'
import type { MatrixRows } from './matrixRow.ts'

const { pendingReport } = pathOf
const mine = pathOf.report
const review = (path: string) => `${path}/private/review`
const photo = (path: string) => `${path}/photos/full`

const reply = (path: string) => `${path}/reply/subject`
const proposal = ({ uid }: Actor) => `revisions/of-${uid}`
const givenProposal: Given = (_, owner) => ({ [proposal(owner)]: revision(owner, past) })
const givenReply: Given = (_, owner) => ({
  [reply(mine(owner))]: { text: 'I was ill.', createdAt: past, decision: 'x' },
})

export const reportRows: MatrixRows = {
  'reports/{id}': {
    'get, public': { run: (s, owner) => s.get(mine(owner)) },
    'get, not public': { run: (s, owner) => s.get(pendingReport(owner)) },
    'get, missing': { run: (s) => s.get('reports/missing') },
    'list public': { run: (s) => s.list('reports', where('status', '==', 'public'), limit(24)) },
    'list by owner': {
      run: (s, owner) => s.list('reports', where('ownerUid', '==', owner.uid), limit(200)),
    },
    'list pending': {
      run: (s) => s.list('reports', where('status', '==', 'pending'), limit(200)),
    },
    create: { run: (s, owner) => s.write(...share(s.me, report(owner))) },
    edit: { run: (s, owner) => s.write(patch(mine(owner), { notes: 'Changed my mind.' })) },
    'own name away': {
      run: (s, owner) => s.write(patch(mine(owner), { ownerDisplayName: deleteField() })),
    },
    decide: {
      run: (s, owner) =>
        s.write(
          ...decide(s.me, {
            at: pendingReport(owner),
            to: 'public',
            action: 'approve',
            owner: owner.uid,
          }),
        ),
    },
    'raise flagCount': {
      run: (s, owner) =>
        s.write(patch(review(mine(owner)), { flagCount: 1 }), ...addFlag(s.me, mine(owner))),
    },
    delete: {
      run: (s, owner) => s.write(...removeReport(mine(owner)), remove(photo(mine(owner)))),
    },
    'delete, logged': {
      run: (s, owner) =>
        s.write(
          ...removeReport(mine(owner)),
          remove(photo(mine(owner))),
          ...logDeletion(s.me, mine(owner), owner.uid),
        ),
    },
  },
  'revisions/{reportId}': {
    get: { given: givenProposal, run: (s, owner) => s.get(proposal(owner)) },
    list: { run: (s) => s.list('revisions', limit(100)) },
    create: { run: (s, owner) => s.write(...propose(s.me, `of-${owner.uid}`)) },
    update: {
      given: givenProposal,
      run: (s, owner) => s.write(...propose(s.me, `of-${owner.uid}`)),
    },
    decide: {
      given: givenProposal,
      run: (s, owner) => s.write(...settle(s.me, `of-${owner.uid}`, owner, 'reject')),
    },
    delete: { given: givenProposal, run: (s, owner) => s.write(remove(proposal(owner))) },
  },
  'gone/{reportId}': {
    get: {
      given: () => ({ 'gone/old': { ownerUid: 'x', at: past } }),
      run: (s) => s.get('gone/old'),
    },
    create: {
      run: (s, owner) => s.write(put(`gone/of-${owner.uid}`, { ownerUid: owner.uid, at: now })),
    },
    'create with the deletion': {
      run: (s, owner) => s.write(...removeReport(mine(owner)), remove(photo(mine(owner)))),
    },
    delete: {
      given: () => ({ 'gone/old': { ownerUid: 'x', at: past } }),
      run: (s) => s.write(remove('gone/old')),
    },
  },
  'reports/{id}/photos/full': {
    'get, public': { run: (s, owner) => s.get(photo(mine(owner))) },
    'get, not public': { run: (s, owner) => s.get(photo(pendingReport(owner))) },
    'get, missing': {
      given: (_, owner) => ({ [photo(mine(owner))]: null }),
      run: (s, owner) => s.get(photo(mine(owner))),
    },
    list: { run: (s, owner) => s.list(`${mine(owner)}/photos`, limit(1)) },
    'create with the report': {
      run: (s, owner) => s.write(...share(s.me, report(owner))),
    },
    update: { run: (s, owner) => s.write(patch(photo(mine(owner)), { dataUrl: `${jpeg}` })) },
    delete: { run: (s, owner) => s.write(remove(photo(mine(owner)))) },
    'delete with the report': {
      run: (s, owner) =>
        s.write(remove(photo(pendingReport(owner))), ...removeReport(pendingReport(owner))),
    },
  },
  'reports/{id}/private/review': {
    'get, public': { run: (s, owner) => s.get(review(mine(owner))) },
    'get, not public': { run: (s, owner) => s.get(review(pendingReport(owner))) },
    list: { run: (s, owner) => s.list(`${mine(owner)}/private`, limit(1)) },
    'create with the report': { run: (s, owner) => s.write(...share(s.me, report(owner))) },
    edit: {
      run: (s, owner) => s.write(patch(review(mine(owner)), { flagCount: 0, cleared: true })),
    },
    delete: { run: (s, owner) => s.write(remove(review(mine(owner)))) },
    'delete with the report': {
      run: (s, owner) =>
        s.write(remove(photo(pendingReport(owner))), ...removeReport(pendingReport(owner))),
    },
  },
  'reports/{id}/reply/subject': {
    'get, public': { run: (s, owner) => s.get(reply(mine(owner))) },
    'get, not public': { run: (s, owner) => s.get(reply(pendingReport(owner))) },
    list: { run: (s, owner) => s.list(`${mine(owner)}/reply`, limit(1)) },
    create: { run: (s, owner) => s.write(put(reply(mine(owner)), { text: 'x', createdAt: now })) },
    'create, logged': {
      run: (s, owner) =>
        s.write(
          put(reply(mine(owner)), { text: 'I was ill.', createdAt: now, decision: 'new' }),
          put('modlog/new', logEntry(s.me, 'reply', reply(mine(owner)))),
          tell(owner.uid, 'reply', reply(mine(owner))),
        ),
    },
    delete: { given: givenReply, run: (s, owner) => s.write(remove(reply(mine(owner)))) },
    'delete, logged': {
      given: givenReply,
      run: (s, owner) =>
        s.write(remove(reply(mine(owner))), ...logDeletion(s.me, reply(mine(owner)), owner.uid)),
    },
    'delete with the report': {
      given: givenReply,
      run: (s, owner) =>
        s.write(
          ...removeReport(mine(owner)),
          remove(photo(mine(owner))),
          remove(reply(mine(owner))),
        ),
    },
  },
  'policy/sharing': {
    get: { run: (s) => s.get('policy/sharing') },
    write: {
      run: (s) =>
        s.write(
          put('policy/sharing', { review: 'first', decision: 'new' }),
          put('modlog/new', logEntry(s.me, 'policy', 'policy/sharing')),
        ),
    },
    delete: {
      given: () => ({ 'policy/sharing': { review: 'first', decision: 'x' } }),
      run: (s) => s.write(remove('policy/sharing')),
    },
  },
  'standing/{uid}': {
    get: { run: (s, owner) => s.get(`standing/${owner.uid}`) },
    list: { run: (s) => s.list('standing', limit(1)) },
    create: {
      run: (s, owner) =>
        s.write(put(`standing/${owner.uid}`, { decision: 'new', trusted: true, at: now })),
    },
    delete: {
      given: (_, owner) => ({
        [`standing/${owner.uid}`]: { decision: 'x', trusted: true, at: past },
      }),
      run: (s, owner) => s.write(remove(`standing/${owner.uid}`)),
    },
  },
}
