import { deleteField, Timestamp } from 'firebase/firestore/lite'
import { type Actor, ann, pal, zoe } from '../setup/actors.ts'
import * as acts from '../setup/acts.ts'
import * as documents from '../setup/documents.ts'
import { type Documents, flagPath, logEntry, now, past } from '../setup/documents.ts'
import { patch, put, remove, type Write } from '../setup/session.ts'

/** A batch, as the site writes it. */
export type WriteKind = {
  readonly as: Actor
  readonly writes: readonly Write[]
  readonly given?: Documents
}

const experience = 'reports/common/experiences/by-zoe'
const message = 'threads/ann_pal/messages/first'
const fresh = Timestamp.fromMillis(Date.now() - 60_000)
const flagMember = ({ evidence: _, ...fields }: documents.Fields) => fields

/** What members write, by its name in docs/access.md. */
export const memberWrites: Readonly<Record<string, WriteKind>> = {
  'account created': {
    as: ann,
    given: { 'users/ann': null },
    writes: [put('users/ann', documents.account(ann))],
  },
  'account changed': { as: ann, writes: [patch('users/ann', { myGender: null, updatedAt: now })] },
  'profile completed, its name reserved': {
    as: ann,
    given: { 'users/ann': { createdAt: past }, 'usernames/qvletotter': null },
    writes: acts.completeProfile(ann, 'Qviet Otter'),
  },
  'account deleted': { as: ann, writes: [remove('users/ann')] },
  'account deleted, its name freed': {
    as: ann,
    given: { 'erasures/ann': documents.erasure(past) },
    writes: [remove('users/ann'), remove('usernames/nameofann')],
  },
  'erasure begun, done': { as: ann, writes: [put('erasures/ann', documents.erasure())] },
  'block, read marker': {
    as: ann,
    writes: [
      put('users/ann/blocks/zoe', { createdAt: now }),
      put('users/ann/reads/x', { at: now }),
    ],
  },
  'push subscription stored': {
    as: ann,
    writes: [put('users/ann/devices/1', documents.device())],
  },
  'search saved': { as: ann, writes: [put('users/ann/searches/1', documents.savedSearch())] },
  'notice read': { as: ann, writes: [patch('users/ann/notices/old', { readAt: now })] },
  share: {
    as: ann,
    given: {
      'policy/sharing': { review: 'first', decision: 'x' },
      'standing/ann': { decision: 'x', trusted: true, at: past },
    },
    writes: acts.share(ann),
  },
  'share deleted, with all below it': {
    as: ann,
    writes: [
      ...acts.removeReport('reports/of-ann'),
      remove('reports/of-ann/photos/full'),
      remove('reports/of-ann/reply/subject'),
      remove('reports/of-ann/experiences/by-pal'),
      remove('reports/of-ann/experiences/by-pal/comments/by-pal'),
    ],
  },
  experience: {
    as: ann,
    writes: acts.contribute(ann, 'reports/common/experiences/ann', documents.experience(ann)),
  },
  'experience, its owner told': {
    as: ann,
    writes: [
      ...acts.contribute(ann, 'reports/common/experiences/ann', documents.experience(ann)),
      put('users/pal/notices/x~common', documents.addedNotice('common')),
    ],
  },
  'comment, the owner of the share told': {
    as: ann,
    writes: [
      ...acts.contribute(ann, `${experience}/comments/new`, documents.comment(ann)),
      put('users/pal/notices/x~common', documents.addedNotice('common')),
    ],
  },
  'other notes proposed': { as: ann, writes: acts.propose(ann, 'of-ann') },
  'own name hidden': {
    as: ann,
    writes: [patch('reports/of-ann', { ownerDisplayName: 'Name of ann' })],
  },
  'experience corrected': {
    as: zoe,
    given: { [experience]: documents.experience(zoe, fresh) },
    writes: [patch(experience, { notes: 'Was early.', editedAt: now })],
  },
  comment: {
    as: ann,
    writes: acts.contribute(ann, `${experience}/comments/new`, documents.comment(ann)),
  },
  'comment corrected': {
    as: zoe,
    given: { [`${experience}/comments/c`]: documents.comment(zoe, fresh) },
    writes: [patch(`${experience}/comments/c`, { text: 'Was early.', editedAt: now })],
  },
  'experience or comment deleted': { as: zoe, writes: [remove(experience)] },
  'flag on a profile, the third': {
    as: ann,
    given: { 'reports/common/private/review': { flagCount: 2 } },
    writes: [
      ...acts.addFlag(ann, 'reports/common'),
      patch('reports/common/private/review', { flagCount: 3 }),
      patch('reports/common', { status: 'pending' }),
    ],
  },
  'flag on an experience or comment': {
    as: ann,
    writes: acts.addFlag(ann, 'reports/common/experiences/by-pal/comments/by-pal'),
  },
  'flag on a message': { as: ann, writes: acts.addFlag(ann, message) },
  'flag on a member': {
    as: ann,
    writes: acts.addFlag(ann, 'users/zoe', flagMember(documents.flag(ann, 'users/zoe'))),
  },
  'flag raised again on a restored profile': {
    as: ann,
    given: {
      [flagPath(ann, 'reports/common')]: {
        ...documents.flag(ann, 'reports/common', past),
        ...{ state: 'upheld', decision: 'x' },
      },
      'reports/common/private/review': { flagCount: 0, decision: 'log1', cleared: true },
      'modlog/log1': logEntry(zoe, 'restore', 'reports/common', fresh),
    },
    writes: acts.addFlag(ann, 'reports/common', {
      ...documents.flag(ann, 'reports/common'),
      ...{ reason: 'minor', again: true },
    }),
  },
  'flag taken back': {
    as: ann,
    writes: [patch(flagPath(ann, 'reports/flagged'), { state: 'withdrawn' })],
  },
  'conversation started': { as: ann, writes: acts.startThread(ann, zoe) },
  'message sent': { as: ann, writes: acts.sendMessage(ann, 'ann_pal') },
  'message read, receipts on': {
    as: ann,
    writes: [patch('threads/ann_pal', { 'lastRead.ann': now })],
  },
  'conversation left': { as: ann, writes: [patch('threads/ann_pal', { 'left.ann': true })] },
  'conversation left without a name': {
    as: ann,
    writes: [patch('threads/ann_pal', { 'left.ann': true, 'memberInfo.ann': { displayName: '' } })],
  },
  'read time taken back': {
    as: ann,
    given: {
      'threads/ann_pal': { ...documents.thread(ann, pal, past), lastRead: { ann: past } },
      'users/ann': { ...documents.account(ann, past), messageSettings: { readReceipts: false } },
    },
    writes: [patch('threads/ann_pal', { 'lastRead.ann': deleteField() })],
  },
  'typing mark deleted after leaving': {
    as: ann,
    given: {
      'threads/ann_pal': { ...documents.thread(ann, pal, past), left: { ann: true } },
      'threads/ann_pal/typing/ann': { at: past },
    },
    writes: [remove('threads/ann_pal/typing/ann')],
  },
  'standing deleted': {
    as: ann,
    given: { 'standing/ann': { decision: 'x', trusted: true, at: past } },
    writes: [remove('standing/ann')],
  },
  typing: { as: ann, writes: [put('threads/ann_pal/typing/ann', { at: now })] },
  'request about a profile': {
    as: ann,
    writes: acts.sendCase(ann, 'cases/new', documents.request(ann)),
  },
  appeal: {
    as: ann,
    given: {
      'users/ann/notices/log1': documents.notice('takedown', 'reports/common', fresh),
      'modlog/log1': logEntry(zoe, 'takedown', 'reports/common', past),
    },
    writes: acts.sendCase(ann, 'cases/ann~log1', documents.appeal(ann, 'log1')),
  },
  'appeal deleted': {
    as: ann,
    given: { 'cases/ann~log1': documents.appeal(ann, 'log1', past) },
    writes: [remove('cases/ann~log1')],
  },
}
