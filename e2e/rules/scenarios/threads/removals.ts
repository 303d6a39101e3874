import { type Actor, admin, ann, pal, secondAdmin, zoe } from '../../setup/actors.ts'
import { addFlag, tell } from '../../setup/acts.ts'
import {
  ban,
  closed,
  type Documents,
  type Fields,
  flag,
  flagPath,
  logEntry,
  message,
  now,
  past,
  thread,
} from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, type Write } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'threads/{id}/messages/{id}'
const threadPath = 'threads/ann_pal'
const target = `${threadPath}/messages/first`
const id = 'new'
const flagId = 'ann~threads~ann_pal~messages~first'
const empty = patch(threadPath, { lastMessage: '' })

/** Ann has flagged a message of Pal, which is the last one of the conversation or an older one. */
const flagged = (lastId: string | null = 'later', more: Documents = {}, sender: Actor = pal) => ({
  given: () => ({
    [target]: message(sender, 'ann_pal', past),
    [flagPath(ann, target)]: { ...flag(ann, target, past), author: sender.uid },
    [threadPath]: {
      ...thread(ann, pal, past),
      lastMessage: 'Hello',
      lastSender: 'pal',
      ...(lastId !== null && { lastId }),
    },
    [`${threadPath}/messages/later`]: message(pal, 'ann_pal', past),
    ...more,
  }),
})

const upheld = (by = ann, decision = id) => patch(flagPath(by, target), closed('upheld', decision))

/** The message, its log entry, its flag and the notice of its sender. */
function writes(me: Actor, change: Fields = {}, entry: Fields = {}, entryId = id): Write[] {
  return [
    patch(target, withChanges({ text: '', removed: entryId }, change)),
    put(
      `modlog/${entryId}`,
      withChanges({ ...logEntry(me, 'delete', target), flag: flagId }, entry),
    ),
    upheld(ann, entryId),
    tell('pal', 'delete', target, `modlog/${entryId}`),
  ]
}
const removes =
  (change: Fields = {}, entry: Fields = {}, entryId = id): Attempt =>
  (s) =>
    s.write(...writes(s.me, change, entry, entryId))
const without =
  (index: number, ...more: Write[]): Attempt =>
  (s) =>
    s.write(...writes(s.me).toSpliced(index, 1), ...more)

/** Admins remove the text of a flagged message. */
export const removalScenarios: readonly Scenario[] = [
  {
    path,
    title: 'removes a flagged message',
    as: admin,
    ...flagged(),
    run: removes(),
    allowed: {
      'with another flag on it': {
        ...flagged('later', { [flagPath(zoe, target)]: flag(zoe, target, past) }),
        run: (s) => s.write(...writes(s.me), upheld(zoe)),
      },
      'which is the last one': {
        ...flagged('first'),
        run: (s) => s.write(...writes(s.me), empty),
      },
      'of a conversation from before the last one was named': flagged(null),
      'without a sender': {
        ...flagged('later', { [target]: { text: 'Hello', createdAt: past } }),
        run: without(3),
      },
    },
    refused: {
      ...byActors(ann, pal, zoe),
      ...attemptEach(
        {
          ...wrongTypes({ text: [], removed: [] }),
          ...eachOmitted('text', 'removed'),
          ...eachValue('text', [' ', 'Removed.']),
          ...eachValue('removed', ['ban1', 'missing', true]),
          ...eachValue('sender', ['zoe']),
          ...eachValue('createdAt', [now]),
          ...eachValue('extra', [1]),
        },
        (change) => removes(change),
      ),
      ...attemptEach(
        {
          ...eachValue('action', ['dismiss', 'ban', 'takedown']),
          ...eachValue('target', [
            `${threadPath}/messages/later`,
            threadPath,
            `${target}/`,
            `threads//ann_pal/messages/first`,
            'reports/common',
          ]),
          ...eachValue('actor', [secondAdmin.uid]),
          ...eachValue('reason', ['']),
          ...eachOmitted('flag'),
          ...eachValue('flag', ['zoe~threads~ann_pal~messages~first', 'missing', '']),
        },
        (entry) => removes({}, entry),
      ),
      'without a log entry': without(1),
      'with the log entry of a ban of its sender': (s) =>
        s.write(
          patch(target, { text: '', removed: id }),
          put('bans/pal', ban(id)),
          put(`modlog/${id}`, { ...logEntry(s.me, 'ban', 'bans/pal'), flag: flagId }),
          upheld(),
          tell('pal', 'ban', 'bans/pal', `modlog/${id}`),
        ),
      'without upholding its flag': without(2),
      'without telling its sender': without(3),
      'and tells another member': without(3, tell('ann', 'delete', target, `modlog/${id}`)),
      'under the id of its flag, which tells who flagged it': removes({}, {}, flagId),
      'which nobody flagged': {
        ...flagged('later', { [flagPath(ann, target)]: null }),
        run: without(2),
      },
      'whose flag is decided': flagged('later', {
        [flagPath(ann, target)]: { ...flag(ann, target, past), state: 'dismissed' },
      }),
      'of which only another is flagged': flagged('later', {
        [flagPath(ann, target)]: flag(ann, `${threadPath}/messages/later`, past),
      }),
      'which they flagged themselves': {
        ...flagged('later', {
          [flagPath(admin, target)]: flag(admin, target, past),
        }),
        run: (s) => {
          const own = flagPath(admin, target).replace('flags/', '')
          return s.write(
            patch(target, { text: '', removed: id }),
            put(`modlog/${id}`, { ...logEntry(s.me, 'delete', target), flag: own }),
            upheld(admin, id),
            tell('pal', 'delete', target, `modlog/${id}`),
          )
        },
      },
      'which they wrote': {
        ...flagged('later', {}, admin),
        run: without(3, tell('admin', 'delete', target, `modlog/${id}`)),
      },
      'which is removed already': {
        ...flagged('later', {
          [target]: { ...message(pal, 'ann_pal', past), text: '', removed: 'x' },
        }),
      },
      'and another one with the same entry': (s) =>
        s.write(...writes(s.me), patch(`${threadPath}/messages/later`, { text: '', removed: id })),
      'which is the last one, and keeps its text in the list': flagged('first'),
      'and the text of another one in the list': (s) => s.write(...writes(s.me), empty),
      'and changes the text in the list': {
        ...flagged('first'),
        run: (s) => s.write(...writes(s.me), patch(threadPath, { lastMessage: 'Bye' })),
      },
      'and more of the conversation': {
        ...flagged('first'),
        run: (s) =>
          s.write(...writes(s.me), patch(threadPath, { lastMessage: '', lastSender: 'ann' })),
      },
      'only in the list': { ...flagged('first'), run: (s) => s.write(empty) },
      'only in the list, after its removal': {
        ...flagged('first', {
          [target]: { ...message(pal, 'ann_pal', past), text: '', removed: 'x' },
        }),
        run: (s) => s.write(empty),
      },
      'in the list, as a member of the conversation': { as: ann, run: (s) => s.write(empty) },
    },
  },
  {
    path: 'flags/{uid~target}',
    title: 'flags a message again',
    given: () => ({ [target]: message(pal, 'ann_pal', past) }),
    run: (s) => s.write(...addFlag(s.me, target)),
    refused: {
      'which is removed': {
        given: () => ({ [target]: { ...message(pal, 'ann_pal', past), text: '', removed: 'x' } }),
        run: (s) => s.write(...addFlag(s.me, target, { ...flag(s.me, target), evidence: '' })),
      },
    },
  },
]
