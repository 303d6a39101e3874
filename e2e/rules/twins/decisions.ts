import { admin, ann, pal, secondAdmin, zoe } from '../stage/actors.ts'
import type { Attempt } from '../stage/case.ts'
import { entry, past, report, type Fields } from '../stage/documents.ts'
import { patch, put } from '../stage/session.ts'
import { standing, target } from './standing.ts'
import { by, type Twin } from './twin.ts'
import { absent, confused, each, values, vary } from './vary.ts'

const path = 'reports/{id}'

type Move = { to: string; action: string; change?: Fields; entry?: Fields; at?: string }

function move({ to, action, change = {}, entry: entryChange = {}, at = target }: Move): Attempt {
  const fields = { status: to, decision: 'new', decisionReason: 'As the guidelines say.' }
  return (s) =>
    s.write(
      patch(at, vary(fields, change)),
      put('modlog/new', vary(entry(s.me, action, at), entryChange)),
    )
}

const approve = (change: Fields): Attempt => move({ to: 'public', action: 'approve', change })

function moves(from: string, to: string, action: string, change: Fields = {}, more: Fields = {}) {
  return { ...standing(from, more), does: move({ to, action, change }) }
}

export const decisionTwins: readonly Twin[] = [
  {
    path,
    title: 'approves',
    as: admin,
    ...moves('pending', 'public', 'approve'),
    allowed: {
      'flagged, from then on as if unflagged': moves(
        'pending',
        'public',
        'approve',
        { flagCount: 0 },
        { flagCount: 3 },
      ),
      rejects: moves('pending', 'rejected', 'reject', {}, { flagCount: 3 }),
      'takes down for review': moves('public', 'pending', 'takedown'),
      'takes down for good': moves('public', 'rejected', 'takedown'),
      restores: moves('rejected', 'public', 'restore'),
      'for the longest reason': approve({ decisionReason: 'x'.repeat(500) }),
      'for no reason': approve({ decisionReason: '' }),
      'one that was decided before': moves(
        'pending',
        'public',
        'approve',
        {},
        { decision: 'ban1' },
      ),
    },
    refused: {
      ...by(ann, pal),
      ...each(
        {
          ...confused({ decision: [], decisionReason: ['string'], status: [] }),
          'without an entry named': { decision: absent },
          'without a reason': { decisionReason: absent },
          'for an endless reason': { decisionReason: 'x'.repeat(501) },
          'and changes the notes': { notes: 'Nice.' },
          'and moves it to other cells': { geoCells: ['dp3', 'dp'] },
          'and changes the owner': { ownerUid: 'admin' },
          'and adds a field': { extra: 1 },
          'and raises flagCount': { flagCount: 1 },
          'and flags it by a fraction': { flagCount: -0 },
          ...values('decision', ['ban1', 'missing', 'x/y/z']),
        },
        approve,
      ),
      'by an entry named by a number': (s) =>
        s.write(
          patch(target, { status: 'public', decision: 5, decisionReason: '' }),
          put('modlog/5', entry(s.me, 'approve', target)),
        ),
      'without an entry': (s) =>
        s.write(patch(target, { status: 'public', decision: 'new', decisionReason: '' })),
      'still counting flags': moves('pending', 'public', 'approve', {}, { flagCount: 3 }),
      'by an older entry of its own': {
        given: () => ({
          ...standing('pending').given(),
          'modlog/old': entry(admin, 'approve', target, past),
        }),
        does: (s) =>
          s.write(patch(target, { status: 'public', decision: 'old', decisionReason: '' })),
      },
      'with an entry about another': move({
        to: 'public',
        action: 'approve',
        entry: { target: 'reports/of-zoe' },
      }),
      'two with one entry': {
        given: () => ({
          ...standing('pending').given(),
          'reports/second': { ...report(zoe, past), status: 'pending' },
        }),
        does: (s) =>
          s.write(
            ...[target, 'reports/second'].map((at) =>
              patch(at, { status: 'public', decision: 'new', decisionReason: '' }),
            ),
            put('modlog/new', entry(s.me, 'approve', target)),
          ),
      },
      'in another admin’s name': move({
        to: 'public',
        action: 'approve',
        entry: { actor: secondAdmin.uid },
      }),
      'under a wrong word': move({ to: 'public', action: 'restore' }),
      'called a rejection': move({ to: 'public', action: 'reject' }),
      'rejects under a wrong word': moves('pending', 'rejected', 'takedown'),
      'rejects, forgetting flags': moves(
        'pending',
        'rejected',
        'reject',
        { flagCount: 0 },
        { flagCount: 3 },
      ),
      'takes down under a wrong word': moves('public', 'rejected', 'reject'),
      'restores under a wrong word': moves('rejected', 'public', 'approve'),
      'sends a rejected one back to review': moves('rejected', 'pending', 'takedown'),
      'decides what is decided': moves('public', 'public', 'approve'),
      'into an unknown status': moves('pending', 'hidden', 'reject'),
      'out of an unknown status': moves('hidden', 'public', 'approve'),
      'into an unknown status, by a word that is none': moves('pending', 'hidden', 'none'),
    },
  },
]
