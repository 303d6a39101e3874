import { admin, ann, bannedAdmin, noTerms } from '../../setup/actors.ts'
import { banMember, logDeletion, tell, withReason } from '../../setup/acts.ts'
import { ban, deletionLogPath, type Fields, future, logEntry, past } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put, remove } from '../../setup/session.ts'
import {
  attemptEach,
  eachOmitted,
  eachValue,
  invisibleTexts,
  withChanges,
  wrongTypes,
} from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const banZoe =
  (change: Fields, entryChange: Fields = {}): Attempt =>
  (s) =>
    s.write(
      put('bans/zoe', withChanges(ban('new'), change)),
      put('modlog/new', withChanges(logEntry(s.me, 'ban', 'bans/zoe'), entryChange)),
      tell('zoe', 'ban', 'bans/zoe'),
    )

const banFor =
  (reason: string): Attempt =>
  (s) =>
    s.write(...withReason(banMember(s.me, 'zoe'), reason))

const liftBan =
  (change: Fields = {}, at = deletionLogPath('bans/banned')): Attempt =>
  (s) =>
    s.write(
      remove('bans/banned'),
      put(at, withChanges(logEntry(s.me, 'unban', 'bans/banned'), change)),
      tell('banned', 'unban', 'bans/banned', at),
    )

export const banScenarios: readonly Scenario[] = [
  {
    path: 'bans/{uid}',
    title: 'bans a member',
    as: admin,
    run: banZoe({}),
    allowed: {
      'for a short reason': banFor('x'),
      'for the longest reason': banFor('x'.repeat(500)),
    },
    refused: {
      ...byActors(ann),
      ...Object.fromEntries(
        [...invisibleTexts, 'x'.repeat(501)].map((text) => [
          `for the reason ${JSON.stringify(text).slice(0, 40)}`,
          banFor(text),
        ]),
      ),
      'for a reason that the log does not have': banZoe({ reason: 'He is a criminal.' }),
      ...attemptEach(
        {
          ...wrongTypes({ reason: ['string'], createdAt: [], decision: [] }),
          ...eachOmitted('reason', 'createdAt', 'decision'),
          'and says who banned': { by: admin.uid },
          ...eachValue('createdAt', [future]),
          ...eachValue('decision', ['ban1', 'missing']),
          ...eachValue('extra', [1]),
        },
        (change) => banZoe(change),
      ),
      'with a log entry about another member': banZoe({}, { target: 'bans/pal' }),
      'with a log entry about the user document': banZoe({}, { target: 'users/zoe' }),
      'with a log entry of another action': banZoe({}, { action: 'unban' }),
      'with a log entry whose id is a number': (s) =>
        s.write(
          put('bans/zoe', { ...ban('new'), decision: 5 }),
          put('modlog/5', logEntry(s.me, 'ban', 'bans/zoe')),
          tell('zoe', 'ban', 'bans/zoe', 'modlog/5'),
        ),
      'without a log entry': (s) => s.write(put('bans/zoe', ban('new'))),
      'with an older log entry': {
        given: () => ({ 'modlog/old': logEntry(admin, 'ban', 'bans/zoe', past) }),
        run: (s) => s.write(put('bans/zoe', ban('old'))),
      },
      'without telling the member': (s) => s.write(...banMember(s.me, 'zoe').slice(0, 2)),
      'and tells another member': (s) =>
        s.write(...banMember(s.me, 'zoe').slice(0, 2), tell('pal', 'ban', 'bans/zoe')),
      themselves: (s) => s.write(...banMember(s.me, 'admin')),
      'a banned member': {
        given: () => ({ 'bans/zoe': ban('ban1', past) }),
      },
    },
  },
  {
    path: 'bans/{uid}',
    title: 'lifts a ban',
    as: admin,
    run: liftBan(),
    allowed: {
      'again, after a second ban': {
        given: () => ({
          'bans/banned': ban('ban1', future),
          [deletionLogPath('bans/banned')]: logEntry(admin, 'unban', 'bans/banned', past),
        }),
        run: liftBan({}, `modlog/bans~banned~${future.toMillis()}`),
      },
    },
    refused: {
      ...byActors(ann),
      'without a log entry': (s) => s.write(remove('bans/banned')),
      'without telling the member': (s) =>
        s.write(
          remove('bans/banned'),
          put(deletionLogPath('bans/banned'), logEntry(s.me, 'unban', 'bans/banned')),
        ),
      'with a log entry about another member': liftBan({ target: 'bans/zoe' }),
      'with a log entry of another action': liftBan({ action: 'ban' }),
      'with the log entry of a warning': (s) => {
        const entry = deletionLogPath('bans/banned')
        return s.write(
          remove('bans/banned'),
          put(entry, logEntry(s.me, 'warn', 'users/banned')),
          tell('banned', 'warn', 'users/banned', entry),
        )
      },
      'with a log entry under another id': liftBan({}, 'modlog/new'),
      'with a log entry for an older ban': liftBan({}, `modlog/bans~banned~${past.toMillis() - 1}`),
      'with an existing log entry': {
        given: () => ({
          [deletionLogPath('bans/banned')]: logEntry(admin, 'unban', 'bans/banned', past),
        }),
        run: (s) => s.write(remove('bans/banned')),
      },
      'their own': { as: noTerms, run: (s) => s.write(remove('bans/noTerms')) },
      'their own, by an admin': {
        as: bannedAdmin,
        run: (s) =>
          s.write(
            remove('bans/bannedAdmin'),
            ...logDeletion(s.me, 'bans/bannedAdmin', 'bannedAdmin', 'unban'),
          ),
      },
    },
  },
]
