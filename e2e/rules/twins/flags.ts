import { admin, ann, noDocument, noProfile, noTerms, pal, visitor, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import * as documents from '../stage/documents.ts'
import { flag, flagPath, future, message, now, past, type Fields } from '../stage/documents.ts'
import { places } from '../stage/places.ts'
import { put } from '../stage/session.ts'
import { by, type Twin } from './twin.ts'
import { absent, confused, each, values, vary, without } from './vary.ts'

const path = 'flags/{uid~target}'
const report = 'reports/of-zoe'
const experience = `${report}/experiences/by-pal`
const comment = `${experience}/comments/by-pal`
const messageTarget = 'threads/ann_pal/messages/first'

function raise(target: string, change: Fields = {}): Attempt {
  return (s) => s.write(put(flagPath(s.me, target), vary(flag(s.me, target), change)))
}

const wrong = {
  ...confused({
    by: [],
    targetPath: [],
    reason: [],
    note: ['string'],
    createdAt: [],
    state: [],
  }),
  ...without('by', 'targetPath', 'reason', 'note', 'createdAt', 'state'),
  ...values('by', ['zoe']),
  ...values('reason', ['dislike', '', 'False']),
  ...values('note', ['x'.repeat(1001)]),
  ...values('createdAt', [future]),
  ...values('state', ['upheld', 'dismissed', '']),
  ...values('decidedBy', ['ann']),
  'decidedAt now': { decidedAt: now },
  ...values('extra', [1]),
}

export const flagTwins: readonly Twin[] = [
  {
    path,
    title: 'flags a profile',
    does: raise(report),
    allowed: {
      ...each(
        {
          ...values('reason', [
            'false',
            'harassment',
            'private-info',
            'minor',
            'nudity',
            'impersonation',
            'spam',
            'other',
          ]),
          ...values('note', ['x'.repeat(1000)]),
          'without reportId': { reportId: absent },
        },
        (change) => raise(report, change),
      ),
      'a pending one by an admin': { as: admin, does: raise('reports/hidden-zoe') },
    },
    refused: {
      ...by(visitor, noTerms, noProfile, noDocument),
      ...each(wrong, (change) => raise(report, change)),
      ...each(
        {
          ...confused({ reportId: [] }),
          ...values('reportId', ['common', '']),
          ...values('evidence', ['Hello', '']),
        },
        (change) => raise(report, change),
      ),
      'that is missing': raise('reports/missing'),
      'that is missing, by an admin': { as: admin, does: raise('reports/missing') },
      'of the same batch, by an admin': {
        as: admin,
        does: (s) =>
          s.write(
            put('reports/new', documents.report(s.me)),
            put(flagPath(s.me, 'reports/new'), flag(s.me, 'reports/new')),
          ),
      },
      'of the own, without accepted terms': { as: noTerms, does: raise(places.report(noTerms)) },
      'a member whose uid is a profile’s id': raise('users/of-zoe', { evidence: absent }),
      'that is pending': raise('reports/hidden-zoe'),
      'that is rejected': raise('reports/rejected'),
      twice: raise('reports/flagged'),
      'under another id': (s) => s.write(put('flags/ann~x', flag(ann, report))),
      'in another’s name': (s) => s.write(put(flagPath(zoe, report), flag(zoe, report))),
      'under another’s id': (s) => s.write(put(flagPath(zoe, report), flag(ann, report))),
      'with a slash after it': (s) =>
        s.write(put(flagPath(ann, report), { ...flag(ann, report), targetPath: `${report}/` })),
      'with ~ for the slash': (s) =>
        s.write(put(flagPath(ann, report), { ...flag(ann, report), targetPath: 'reports~of-zoe' })),
    },
  },
  {
    path,
    title: 'flags an experience',
    does: raise(experience),
    allowed: { 'below the own pending report': raise('reports/hidden-ann/experiences/by-pal') },
    refused: {
      ...each(
        { ...values('reportId', ['common']), ...without('reportId'), ...values('evidence', ['x']) },
        (change) => raise(experience, change),
      ),
      'that is missing': raise(`${report}/experiences/missing`),
      'of the same batch': (s) =>
        s.write(
          put(`${report}/experiences/new`, documents.experience(s.me)),
          put(flagPath(s.me, `${report}/experiences/new`), flag(s.me, `${report}/experiences/new`)),
        ),
      'below a pending report': raise('reports/hidden-zoe/experiences/by-pal'),
      'below a deleted report': { given: () => ({ [report]: null }) },
      'a photo': raise(`${report}/photos/full`),
      'something between': raise(`${experience}/comments`),
    },
  },
  {
    path,
    title: 'flags a comment',
    does: raise(comment),
    refused: {
      ...each(
        { ...values('reportId', ['common']), ...without('reportId'), ...values('evidence', ['x']) },
        (change) => raise(comment, change),
      ),
      'that is missing': raise(`${experience}/comments/missing`),
      'of the same batch': (s) =>
        s.write(
          put(`${experience}/comments/new`, documents.comment(s.me)),
          put(
            flagPath(s.me, `${experience}/comments/new`),
            flag(s.me, `${experience}/comments/new`),
          ),
        ),
      'below a pending report': raise('reports/hidden-zoe/experiences/by-pal/comments/by-pal'),
      'by another road': {
        given: () => ({ [`${experience}/notes/by-pal`]: { text: 'x' } }),
        does: raise(`${experience}/notes/by-pal`),
      },
      'by another root': {
        given: () => ({ [`${report}/notes/by-pal/comments/by-pal`]: { text: 'x' } }),
        does: raise(`${report}/notes/by-pal/comments/by-pal`),
      },
      'and something below it': {
        given: () => ({ [`${comment}/replies/one`]: { text: 'x' } }),
        does: raise(`${comment}/replies/one`),
      },
    },
  },
  {
    path,
    title: 'flags a message',
    does: raise(messageTarget),
    allowed: { 'with a long note': raise(messageTarget, { note: 'x'.repeat(1000) }) },
    refused: {
      ...by(zoe, noTerms),
      'one’s own': { as: pal, does: raise(messageTarget) },
      ...each(
        {
          ...confused({ evidence: [] }),
          ...without('evidence'),
          ...values('evidence', ['Hello!', '']),
          ...values('reportId', ['common']),
        },
        (change) => raise(messageTarget, change),
      ),
      'that is missing': raise('threads/ann_pal/messages/missing'),
      'of others': raise('threads/pal_zoe/messages/first'),
      'of an odd type': {
        given: () => ({ [messageTarget]: { ...message(pal, 'ann_pal', past), text: ['Hello'] } }),
        does: raise(messageTarget, { evidence: ['Hello'] }),
      },
      'the whole conversation': raise('threads/ann_pal'),
      'something below it': {
        given: () => ({ [`${messageTarget}/parts/one`]: { text: 'Hello' } }),
        does: raise(`${messageTarget}/parts/one`),
      },
      'by another road': {
        given: () => ({ 'threads/ann_pal/drafts/first': { text: 'Hello' } }),
        does: raise('threads/ann_pal/drafts/first'),
      },
      'by another root': {
        given: () => ({ 'chats/ann_pal/messages/first': { text: 'Hello' } }),
        does: raise('chats/ann_pal/messages/first'),
      },
      'a member': raise('users/zoe'),
      'what is read by a member': raise('users/ann/reads/ann_pal'),
      'an admin': raise('admins/admin@greenlight.test'),
    },
  },
]
