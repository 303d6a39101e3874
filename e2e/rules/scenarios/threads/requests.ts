import { deleteField, Timestamp } from 'firebase/firestore/lite'
import { ann, blockedAnn, pal, zoe } from '../../setup/actors.ts'
import { sendMessage } from '../../setup/acts.ts'
import { type Fields, now, past, thread } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'
import { givenLeft, givenRequest } from './givenThread.ts'

const path = 'threads/{id}'

const send =
  (change: Fields = {}): Attempt =>
  (s) =>
    s.write(...sendMessage(s.me, 'ann_pal', change))

/** The next message of the starter, whose request has `sent` messages with it. */
const sendAs =
  (sent: number): ((change: Fields) => Attempt) =>
  (change) =>
    send(withChanges({ sent }, change))

/** Pal has written last; the conversation says so. */
const givenOpen = (more: Fields = {}) => ({
  given: () => ({
    'threads/ann_pal': { ...thread(ann, pal, past), startedBy: 'ann', state: 'open', ...more },
  }),
})

/** Ann has written last, so many milliseconds ago. */
const givenOwnLast = (ago: number) => ({
  given: () => ({
    'threads/ann_pal': {
      ...thread(ann, pal, past),
      lastSender: 'ann',
      lastAt: Timestamp.fromMillis(Date.now() - ago),
    },
  }),
})

/** A request has three messages before an answer, and the answer opens the conversation. */
export const requestScenarios: readonly Scenario[] = [
  {
    path,
    title: 'adds a message to their request',
    ...givenRequest(ann, 1),
    run: send({ sent: 2 }),
    allowed: {
      'the third': { ...givenRequest(ann, 2), run: send({ sent: 3 }) },
      'after the other declined': givenRequest(ann, 1, 'pal'),
      'by the second member': { ...givenRequest(pal, 1), as: pal },
    },
    refused: {
      ...attemptEach(
        {
          ...wrongTypes({ sent: [] }),
          ...eachValue('sent', [0, 1, 3, -1]),
          ...eachValue('state', ['open', 'closed']),
          ...eachValue('startedBy', ['pal']),
          ...eachValue('reportId', ['common']),
          ...eachValue('left', [{ ann: true }, { pal: true }]),
        },
        sendAs(2),
      ),
      'the fourth': { ...givenRequest(ann, 3), run: send({ sent: 4 }) },
      'the fourth, counted as the third': { ...givenRequest(ann, 3), run: send({ sent: 3 }) },
      'the fourth, counted as the first': { ...givenRequest(ann, 3), run: send({ sent: 1 }) },
      'without counting it': send(),
      'after leaving': givenRequest(ann, 1, 'ann'),
      'and takes the count back': send({ sent: deleteField() }),
      'and takes the state back': send({ sent: 2, state: deleteField() }),
      'only the count': (s) => s.write(patch('threads/ann_pal', { sent: 2 })),
      'two in one batch': (s) =>
        s.write(
          ...sendMessage(ann, 'ann_pal', { sent: 2 }),
          ...sendMessage(ann, 'ann_pal', { sent: 3 }),
        ),
    },
  },
  {
    path,
    title: 'answers a request',
    ...givenRequest(pal, 3),
    run: send({ state: 'open' }),
    refused: {
      ...attemptEach(
        {
          ...wrongTypes({ state: [] }),
          ...eachValue('state', ['request', 'closed']),
          ...eachValue('sent', [0, 1, 4]),
          ...eachOmitted('state'),
        },
        (change) => send(withChanges({ state: 'open' }, change)),
      ),
      'and takes the state back': send({ state: deleteField() }),
      'and takes the count back': send({ state: 'open', sent: deleteField() }),
      'after declining it': givenRequest(pal, 3, 'ann'),
      'after the other has left': givenRequest(pal, 3, 'pal'),
      'without a message': (s) => s.write(patch('threads/ann_pal', { state: 'open' })),
      'to open it for themselves': givenRequest(ann, 3),
      'to open it for themselves, before the third message': givenRequest(ann, 1),
      'as one more message of it': send({ sent: 4 }),
    },
  },
  {
    path,
    title: 'writes in an open conversation',
    ...givenOpen(),
    run: send(),
    allowed: {
      'of before, without a state': {
        given: () => ({ 'threads/ann_pal': thread(ann, pal, past) }),
      },
      'of before, without a time': {
        given: () => ({
          'threads/ann_pal': { ...thread(ann, pal, past), lastAt: null, lastSender: 'ann' },
        }),
      },
      'of before, in which the field of the time is missing': {
        given: () => {
          const { lastAt: _, ...rest } = thread(ann, pal, past)
          return { 'threads/ann_pal': { ...rest, lastSender: 'ann' } }
        },
      },
      'after nobody has left': givenLeft(),
      'a second after their own last': givenOwnLast(1500),
      'at once after the other’s last': givenOpen({ lastSender: 'pal', lastAt: now }),
      'at once, as the other': { ...givenOwnLast(0), as: pal },
    },
    refused: {
      'as a request again': send({ state: 'request' }),
      'with a count': send({ sent: 1 }),
      'after the other has left': givenLeft('pal'),
      'after leaving': givenLeft('ann'),
      'after both have left': givenLeft('ann', 'pal'),
      'within a second of their own last': givenOwnLast(0),
      'within a second, by a clock that is ahead': givenOwnLast(-60_000),
    },
  },
  {
    path,
    title: 'leaves a conversation',
    run: (s) => s.write(patch('threads/ann_pal', { [`left.${s.me.uid}`]: true })),
    allowed: {
      'that the other has left': givenLeft('pal'),
      'that is a request': givenRequest(pal, 3),
      'of a member who blocked them': (s) =>
        s.write(patch('threads/with-blockedAnn', { 'left.ann': true })),
      'by the other': { as: pal },
    },
    refused: {
      'of others': (s) => s.write(patch('threads/pal_zoe', { 'left.ann': true })),
      'by a member of another conversation': { as: zoe },
      'for the other': (s) => s.write(patch('threads/ann_pal', { 'left.pal': true })),
      'for both': (s) => s.write(patch('threads/ann_pal', { left: { ann: true, pal: true } })),
      'with a time': (s) => s.write(patch('threads/ann_pal', { 'left.ann': now })),
      'with false': (s) => s.write(patch('threads/ann_pal', { 'left.ann': false })),
      'with a text': (s) => s.write(patch('threads/ann_pal', { left: 'ann' })),
      'and brings the other back': {
        ...givenLeft('pal'),
        run: (s) => s.write(patch('threads/ann_pal', { left: { ann: true } })),
      },
      'with a message': send({ 'left.ann': true }),
      'and marks it as read': (s) =>
        s.write(patch('threads/ann_pal', { 'left.ann': true, 'lastRead.ann': now })),
    },
  },
  {
    path,
    title: 'takes the name out of a conversation that they leave',
    run: (s) =>
      s.write(
        patch('threads/ann_pal', {
          [`left.${s.me.uid}`]: true,
          [`memberInfo.${s.me.uid}`]: { displayName: '' },
        }),
      ),
    allowed: {
      ...byActors(pal),
      'as a banned member': {
        given: () => ({ 'bans/ann': { reason: 'Threats.', decision: 'x', createdAt: past } }),
      },
      'that they have left before': {
        ...givenLeft('ann'),
        run: (s) => s.write(patch('threads/ann_pal', { 'memberInfo.ann': { displayName: '' } })),
      },
      'that has no names': {
        given: () => {
          const { memberInfo: _, ...old } = thread(ann, pal, past)
          return { 'threads/ann_pal': old }
        },
      },
    },
    refused: {
      ...byActors(zoe),
      'without leaving': (s) =>
        s.write(patch('threads/ann_pal', { 'memberInfo.ann': { displayName: '' } })),
      'of the other': (s) =>
        s.write(
          patch('threads/ann_pal', { 'left.ann': true, 'memberInfo.pal': { displayName: '' } }),
        ),
      'for another name': (s) =>
        s.write(
          patch('threads/ann_pal', { 'left.ann': true, 'memberInfo.ann': { displayName: 'Zoe' } }),
        ),
      'with another field': (s) =>
        s.write(
          patch('threads/ann_pal', {
            'left.ann': true,
            'memberInfo.ann': { displayName: '', email: 'a@example.com' },
          }),
        ),
      'and the entry with it': (s) =>
        s.write(patch('threads/ann_pal', { 'left.ann': true, 'memberInfo.ann': deleteField() })),
    },
  },
  {
    path,
    title: 'comes back to a conversation',
    ...givenLeft('ann', 'pal'),
    run: (s) => s.write(patch('threads/ann_pal', { 'left.ann': deleteField() })),
    allowed: {
      'as the only one who left': {
        ...givenLeft('ann'),
        run: (s) => s.write(patch('threads/ann_pal', { left: deleteField() })),
      },
    },
    refused: {
      'without a name': {
        given: () => ({
          'threads/ann_pal': {
            ...thread(ann, pal, past),
            memberInfo: { ann: { displayName: '' } },
            left: { ann: true },
          },
        }),
      },
      'and takes the name back': {
        given: () => ({
          'threads/ann_pal': {
            ...thread(ann, pal, past),
            memberInfo: { ann: { displayName: '' } },
            left: { ann: true },
          },
        }),
        run: (s) =>
          s.write(
            patch('threads/ann_pal', {
              'left.ann': deleteField(),
              'memberInfo.ann': { displayName: 'Name of ann' },
            }),
          ),
      },
      'for the other': (s) => s.write(patch('threads/ann_pal', { 'left.pal': deleteField() })),
      'for both': (s) => s.write(patch('threads/ann_pal', { left: {} })),
      'in the same write as a message': send({ 'left.ann': deleteField() }),
      'of a member who blocked them': {
        given: () => ({
          'threads/with-blockedAnn': { ...thread(ann, blockedAnn, past), left: { ann: true } },
        }),
        run: (s) => s.write(patch('threads/with-blockedAnn', { 'left.ann': deleteField() })),
      },
    },
  },
]
