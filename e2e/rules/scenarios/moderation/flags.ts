import { flagReasons } from '@greenlight/domain/flag'
import {
  admin,
  ann,
  noDocument,
  noProfile,
  noTerms,
  pal,
  unverified,
  visitor,
  zoe,
} from '../../setup/actors.ts'
import { addFlag, contribute, counted, share } from '../../setup/acts.ts'
import * as documents from '../../setup/documents.ts'
import { type Fields, flag, flagPath, future, message, now, past } from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  omitted,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'flags/{uid~target}'
const report = 'reports/of-zoe'
const experience = `${report}/experiences/by-pal`
const comment = `${experience}/comments/by-pal`
const messageTarget = 'threads/ann_pal/messages/first'

function flagAt(target: string, change: Fields = {}): Attempt {
  return (s) => s.write(...addFlag(s.me, target, withChanges(flag(s.me, target), change)))
}

const invalidFields = {
  ...wrongTypes({
    by: [],
    author: [],
    targetPath: [],
    reason: [],
    note: ['string'],
    createdAt: [],
    state: [],
  }),
  ...eachOmitted('by', 'author', 'targetPath', 'reason', 'note', 'createdAt', 'state'),
  ...eachValue('by', ['zoe']),
  ...eachValue('author', ['pal', '-', 'ann']),
  ...eachValue('again', [true, false]),
  ...eachValue('reason', ['dislike', '', 'False']),
  ...eachValue('note', ['x'.repeat(1001)]),
  ...eachValue('createdAt', [future]),
  ...eachValue('state', ['upheld', 'dismissed', '']),
  ...eachValue('decidedBy', ['ann']),
  'decidedAt now': { decidedAt: now },
  ...eachValue('extra', [1]),
}

export const flagScenarios: readonly Scenario[] = [
  {
    path,
    title: 'flags a report',
    run: flagAt(report),
    allowed: {
      ...attemptEach(
        {
          ...eachValue('reason', flagReasons),
          ...eachValue('note', ['x'.repeat(1000)]),
          'without reportId': { reportId: omitted },
        },
        (change) => flagAt(report, change),
      ),
      'a pending one': flagAt('reports/pending-zoe'),
      'a pending one, by an admin': { as: admin, run: flagAt('reports/pending-zoe') },
    },
    refused: {
      ...byActors(visitor, noTerms, noProfile, noDocument, unverified),
      ...attemptEach(invalidFields, (change) => flagAt(report, change)),
      ...attemptEach(
        {
          ...wrongTypes({ reportId: [] }),
          ...eachValue('reportId', ['common', '']),
          ...eachValue('evidence', ['Hello', '']),
        },
        (change) => flagAt(report, change),
      ),
      'a missing one': flagAt('reports/missing'),
      'a missing one, by an admin': { as: admin, run: flagAt('reports/missing') },
      'of the same batch, by an admin': {
        as: admin,
        run: (s) => s.write(...share(s.me), ...addFlag(s.me, 'reports/new')),
      },
      'their own, without accepted terms': { as: noTerms, run: flagAt(pathOf.report(noTerms)) },
      'a member whose uid is the id of a report': flagAt('users/of-zoe', { evidence: omitted }),
      'a pending one, without a verified address': {
        as: unverified,
        run: flagAt('reports/pending-zoe'),
      },
      'their own pending one': flagAt('reports/pending-ann'),
      'a rejected one': flagAt('reports/rejected'),
      twice: flagAt('reports/flagged'),
      'under another id': (s) =>
        s.write(put('flags/ann~x', flag(ann, report)), counted(ann, 'flag', 'flags/ann~x')),
      'in the name of another member': (s) =>
        s.write(
          put(flagPath(zoe, report), flag(zoe, report)),
          counted(ann, 'flag', flagPath(zoe, report)),
        ),
      'under the id of another member': (s) =>
        s.write(
          put(flagPath(zoe, report), flag(ann, report)),
          counted(ann, 'flag', flagPath(zoe, report)),
        ),
      'with a slash after it': (s) =>
        s.write(...addFlag(ann, report, { ...flag(ann, report), targetPath: `${report}/` })),
      'with ~ for the slash': (s) =>
        s.write(...addFlag(ann, report, { ...flag(ann, report), targetPath: 'reports~of-zoe' })),
    },
  },
  {
    path,
    title: 'flags an experience',
    run: flagAt(experience),
    allowed: {
      'below their own pending report': flagAt('reports/pending-ann/experiences/by-pal'),
    },
    refused: {
      ...attemptEach(
        {
          ...eachValue('reportId', ['common']),
          ...eachOmitted('reportId'),
          ...eachValue('evidence', ['x']),
        },
        (change) => flagAt(experience, change),
      ),
      'a missing one': flagAt(`${report}/experiences/missing`),
      'of the same batch': (s) =>
        s.write(
          ...contribute(s.me, `${report}/experiences/ann`, documents.experience(s.me)),
          ...addFlag(s.me, `${report}/experiences/ann`),
        ),
      'below a pending report': flagAt('reports/pending-zoe/experiences/by-pal'),
      'below a deleted report': { given: () => ({ [report]: null }) },
      'a photo': flagAt(`${report}/photos/full`),
      'another document with the id of an experience': flagAt(`${report}/photos/by-pal`),
      'a path between two documents': flagAt(`${experience}/comments`),
    },
  },
  {
    path,
    title: 'flags a comment',
    run: flagAt(comment),
    refused: {
      ...attemptEach(
        {
          ...eachValue('reportId', ['common']),
          ...eachOmitted('reportId'),
          ...eachValue('evidence', ['x']),
        },
        (change) => flagAt(comment, change),
      ),
      'a missing one': flagAt(`${experience}/comments/missing`),
      'of the same batch': (s) =>
        s.write(
          ...contribute(s.me, `${experience}/comments/new`, documents.comment(s.me)),
          ...addFlag(s.me, `${experience}/comments/new`),
        ),
      'below a pending report': flagAt('reports/pending-zoe/experiences/by-pal/comments/by-pal'),
      'in another subcollection': {
        given: () => ({ [`${experience}/notes/by-pal`]: { text: 'x' } }),
        run: flagAt(`${experience}/notes/by-pal`),
      },
      'below another collection': {
        given: () => ({ [`${report}/notes/by-pal/comments/by-pal`]: { text: 'x' } }),
        run: flagAt(`${report}/notes/by-pal/comments/by-pal`),
      },
      'and a document below it': {
        given: () => ({ [`${comment}/replies/one`]: { text: 'x' } }),
        run: flagAt(`${comment}/replies/one`),
      },
    },
  },
  {
    path,
    title: 'flags a message',
    run: flagAt(messageTarget),
    allowed: { 'with a long note': flagAt(messageTarget, { note: 'x'.repeat(1000) }) },
    refused: {
      ...byActors(zoe, noTerms),
      'their own': { as: pal, run: flagAt(messageTarget) },
      ...attemptEach(
        {
          ...wrongTypes({ evidence: [] }),
          ...eachOmitted('evidence'),
          ...eachValue('evidence', ['Hello!', '']),
          ...eachValue('reportId', ['common']),
        },
        (change) => flagAt(messageTarget, change),
      ),
      'a missing one': flagAt('threads/ann_pal/messages/missing'),
      'of others': flagAt('threads/pal_zoe/messages/first'),
      'with a text that is a list': {
        given: () => ({ [messageTarget]: { ...message(pal, 'ann_pal', past), text: ['Hello'] } }),
        run: flagAt(messageTarget, { evidence: ['Hello'] }),
      },
      'the whole conversation': flagAt('threads/ann_pal'),
      'a document below it': {
        given: () => ({ [`${messageTarget}/parts/one`]: { text: 'Hello' } }),
        run: flagAt(`${messageTarget}/parts/one`),
      },
      'in another subcollection': {
        given: () => ({ 'threads/ann_pal/drafts/first': { text: 'Hello' } }),
        run: flagAt('threads/ann_pal/drafts/first'),
      },
      'below another collection': {
        given: () => ({ 'chats/ann_pal/messages/first': { text: 'Hello' } }),
        run: flagAt('chats/ann_pal/messages/first'),
      },
      'a read marker': flagAt('users/ann/reads/ann_pal'),
      'an admin': flagAt('admins/admin@greenlight.test'),
    },
  },
]
