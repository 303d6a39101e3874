import { ann, zoe } from '../../setup/actors.ts'
import { device, type Fields, future } from '../../setup/documents.ts'
import { pathOf } from '../../setup/paths.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put } from '../../setup/session.ts'
import { attemptEach, eachValue, withChanges, wrongTypes } from '../fieldChanges.ts'
import type { Scenario } from '../scenario.ts'

const store =
  (slot: string, changes: Fields = {}): Attempt =>
  (s) =>
    s.write(put(`${pathOf.user(ann)}/devices/${slot}`, { ...device(), ...changes }))

const invalid = {
  ...wrongTypes({ endpoint: [], p256dh: [], auth: [], hash: [], at: [] }),
  ...eachValue('endpoint', [
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com/',
    'https://fcm.googleapis.com.example/fcm/send/a',
    'https://fcm.googleapis.com@example.com/fcm/send/a',
    'https://example.com/fcm.googleapis.com/a',
    'https://notify.windows.com/a',
    'https://127.0.0.1/a',
    'https://web.push.apple.com/a b',
    `https://web.push.apple.com/${'a'.repeat(1000)}`,
  ]),
  ...eachValue('p256dh', ['B'.repeat(86), 'B'.repeat(88), '+'.repeat(87)]),
  ...eachValue('auth', ['a'.repeat(21), 'a'.repeat(23), '/'.repeat(22)]),
  ...eachValue('hash', ['0f'.repeat(31), 'G'.repeat(64)]),
  ...eachValue('at', [future]),
  ...eachValue('name', ['My phone']),
}

/** Push subscriptions, which are private to their member. */
export const deviceScenarios: readonly Scenario[] = [
  {
    path: 'users/{uid}/devices/{slot}',
    title: 'stores a push subscription',
    run: store('0'),
    allowed: {
      'in the last slot': store('9'),
      'of Mozilla': store('1', {
        endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/a',
      }),
      'of Apple': store('1', { endpoint: 'https://web.push.apple.com/QJ' }),
      'of Microsoft': store('1', { endpoint: 'https://wns2-by3p.notify.windows.com/w/?token=B' }),
    },
    refused: {
      ...attemptEach(
        invalid,
        (change) => (s) =>
          s.write(put(`${pathOf.user(ann)}/devices/0`, withChanges(device(), change))),
      ),
      'in an eleventh slot': store('10'),
      'in a slot without a number': store('a'),
      'for another member': (s) => s.write(put(`${pathOf.user(zoe)}/devices/0`, device())),
    },
  },
]
