import { limit } from 'firebase/firestore/lite'
import { admin, ann, pal } from '../../setup/actors.ts'
import { decide, tell } from '../../setup/acts.ts'
import { logEntry, now, past } from '../../setup/documents.ts'
import { put, remove } from '../../setup/session.ts'
import { attemptEach } from '../fieldChanges.ts'
import { byActors, givenReport, reportPath, type Scenario } from '../scenario.ts'
import { decideReport } from './reportDecision.ts'

const distrusted = { 'standing/pal': { decision: 'ban1', trusted: false, at: past } }

/** Whether a member may share without review follows the last decision on one of their reports. */
export const standingScenarios: readonly Scenario[] = [
  {
    path: 'standing/{uid}',
    title: 'gives standing with an approval',
    as: admin,
    ...givenReport('pending'),
    run: decideReport({}),
    allowed: {
      again: { given: () => ({ ...givenReport('pending').given(), ...distrusted }) },
    },
    refused: {
      ...attemptEach(
        {
          'at another time': { at: past },
          'with a note': { note: 'Kind.' },
        },
        (change) =>
          decideReport(
            {},
            { 'standing/pal': { decision: 'new', trusted: true, at: now, ...change } },
          ),
      ),
      'by an earlier decision': {
        given: () => ({ 'modlog/old': logEntry(admin, 'approve', 'reports/common', past) }),
        run: (s) => s.write(put('standing/pal', { decision: 'old', trusted: true, at: now })),
      },
      'without writing it': decideReport({}, { 'standing/pal': null }),
      'and another member': (s) =>
        s.write(
          ...decide(s.me, { at: reportPath, to: 'public', action: 'approve' }),
          put('standing/zoe', { decision: 'new', trusted: true, at: now }),
        ),
      'to another member': (s) =>
        s.write(
          ...decide(s.me, { at: reportPath, to: 'public', action: 'approve', owner: 'zoe' }),
          tell('pal', 'approve', reportPath),
        ),
      'with a rejection': decideReport(
        { to: 'rejected', action: 'reject' },
        { 'standing/pal': { decision: 'new', trusted: true, at: now } },
      ),
      'and takes it': decideReport(
        {},
        { 'standing/pal': { decision: 'new', trusted: false, at: now } },
      ),
    },
  },
  {
    path: 'standing/{uid}',
    title: 'reads the standing of a member',
    as: admin,
    given: () => distrusted,
    run: (s) => s.get('standing/pal'),
    allowed: { ...byActors(pal) },
    refused: { ...byActors(ann), 'of all members': (s) => s.list('standing', limit(10)) },
  },
  {
    path: 'standing/{uid}',
    title: 'deletes the own standing with the account',
    as: pal,
    given: () => distrusted,
    run: (s) => s.write(remove('standing/pal')),
    allowed: {
      'as a banned member': {
        given: () => ({
          ...distrusted,
          'bans/pal': { reason: 'Threats.', decision: 'x', createdAt: past },
        }),
      },
    },
    refused: { ...byActors(ann, admin) },
  },
]
