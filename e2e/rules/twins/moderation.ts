import { deleteField } from 'firebase/firestore/lite'
import { admin, ann, noTerms, secondAdmin } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { ban, deletionEntryPath, entry, future, past, type Fields } from '../stage/documents.ts'
import { patch, put, remove } from '../stage/session.ts'
import { by, type Twin } from './twin.ts'
import { blanks, confused, each, values, vary, without } from './vary.ts'

const later = future

const log =
  (change: Fields): Attempt =>
  (s) =>
    s.write(put('modlog/new', vary(entry(s.me, 'dismiss', 'reports/flagged'), change)))

const banZoe =
  (change: Fields, entryChange: Fields = {}): Attempt =>
  (s) =>
    s.write(
      put('bans/zoe', vary(ban(s.me, 'new'), change)),
      put('modlog/new', vary(entry(s.me, 'ban', 'bans/zoe'), entryChange)),
    )

const lift =
  (change: Fields = {}, at = deletionEntryPath('bans/banned')): Attempt =>
  (s) =>
    s.write(remove('bans/banned'), put(at, vary(entry(s.me, 'unban', 'bans/banned'), change)))

export const moderationTwins: readonly Twin[] = [
  {
    path: 'modlog/{id}',
    title: 'logs',
    as: admin,
    does: log({}),
    allowed: each(
      {
        ...values('action', [
          'approve',
          'reject',
          'takedown',
          'restore',
          'delete',
          'dismiss',
          'ban',
          'unban',
        ]),
        ...values('reason', ['', 'x'.repeat(500)]),
        ...values('target', ['x'.repeat(500)]),
      },
      log,
    ),
    refused: {
      ...by(ann),
      ...each(
        {
          ...confused({
            actor: [],
            action: [],
            target: ['string'],
            reason: ['string'],
            at: [],
          }),
          ...without('actor', 'action', 'target', 'reason', 'at'),
          ...values('actor', ['secondAdmin']),
          ...values('action', ['edit', '', 'none']),
          ...values('target', [...blanks, 'x'.repeat(501)]),
          ...values('reason', ['x'.repeat(501)]),
          ...values('at', [future]),
          ...values('extra', [1]),
        },
        log,
      ),
      'over an entry that is there': (s) =>
        s.write(put('modlog/ban1', entry(s.me, 'dismiss', 'reports/flagged'))),
      'and unsays it': (s) => s.write(patch('modlog/ban1', { reason: deleteField() })),
    },
  },
  {
    path: 'bans/{uid}',
    title: 'bans',
    as: admin,
    does: banZoe({}),
    allowed: each(values('reason', ['', 'x'.repeat(500)]), banZoe),
    refused: {
      ...by(ann),
      ...each(
        {
          ...confused({ by: [], reason: ['string'], createdAt: [], decision: [] }),
          ...without('by', 'reason', 'createdAt', 'decision'),
          ...values('by', ['secondAdmin']),
          ...values('reason', ['x'.repeat(501)]),
          ...values('createdAt', [future]),
          ...values('decision', ['ban1', 'missing']),
          ...values('extra', [1]),
        },
        banZoe,
      ),
      'with an entry about another': banZoe({}, { target: 'bans/pal' }),
      'with an entry about the account': banZoe({}, { target: 'users/zoe' }),
      'with an entry of another action': banZoe({}, { action: 'unban' }),
      'with an entry named by a number': (s) =>
        s.write(
          put('bans/zoe', { ...ban(s.me, 'new'), decision: 5 }),
          put('modlog/5', entry(s.me, 'ban', 'bans/zoe')),
        ),
      'without an entry': (s) => s.write(put('bans/zoe', ban(s.me, 'new'))),
      'by an older entry': {
        given: () => ({ 'modlog/old': entry(admin, 'ban', 'bans/zoe', past) }),
        does: (s) => s.write(put('bans/zoe', ban(s.me, 'old'))),
      },
      oneself: (s) =>
        s.write(
          put('bans/admin', ban(s.me, 'new')),
          put('modlog/new', entry(s.me, 'ban', 'bans/admin')),
        ),
      'one who is banned': {
        given: () => ({ 'bans/zoe': ban(secondAdmin, 'ban1', past) }),
      },
    },
  },
  {
    path: 'bans/{uid}',
    title: 'lifts a ban',
    as: admin,
    does: lift(),
    allowed: {
      'once more, after a second ban': {
        given: () => ({
          'bans/banned': ban(admin, 'ban1', later),
          [deletionEntryPath('bans/banned')]: entry(admin, 'unban', 'bans/banned', past),
        }),
        does: lift({}, `modlog/bans~banned~${later.toMillis()}`),
      },
    },
    refused: {
      ...by(ann),
      'without an entry': (s) => s.write(remove('bans/banned')),
      'with an entry about another': lift({ target: 'bans/zoe' }),
      'with an entry of another action': lift({ action: 'ban' }),
      'with an entry under another id': lift({}, 'modlog/new'),
      'with an entry of an older ban': lift({}, `modlog/bans~banned~${past.toMillis() - 1}`),
      'by an entry that is there': {
        given: () => ({
          [deletionEntryPath('bans/banned')]: entry(admin, 'unban', 'bans/banned', past),
        }),
        does: (s) => s.write(remove('bans/banned')),
      },
      'the own': { as: noTerms, does: (s) => s.write(remove('bans/noTerms')) },
    },
  },
]
