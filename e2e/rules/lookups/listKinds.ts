import { limit, type QueryConstraint, where } from 'firebase/firestore/lite'
import { type Actor, admin, ann } from '../setup/actors.ts'
import { past } from '../setup/documents.ts'
import type { Attempt } from '../setup/ruleCase.ts'

type ListKind = { readonly as: Actor; readonly run: Attempt }

const list = (path: string, ...constraints: QueryConstraint[]): ListKind => ({
  as: ann,
  run: (s) => s.list(path, ...constraints),
})
const own = (field: string) => where(field, '==', 'ann')
const asAdmin = (one: ListKind): ListKind => ({ ...one, as: admin })

/** Every list of members and admins, by its name in docs/access.md. */
export const listKinds: Readonly<Record<string, ListKind>> = {
  'public shares': list('reports', where('status', '==', 'public'), limit(24)),
  'own shares': list('reports', own('ownerUid'), limit(200)),
  experiences: list('reports/of-zoe/experiences', limit(100)),
  comments: list(
    'reports/of-zoe/experiences/by-pal/comments',
    where('createdAt', '>=', past),
    limit(200),
  ),
  'experiences, comments of a hidden share, as an admin': asAdmin(
    list('reports/pending-zoe/experiences/by-pal/comments', limit(200)),
  ),
  'own experiences, comments everywhere': {
    as: ann,
    run: (s) => s.group('experiences', own('userId'), limit(100)),
  },
  conversations: list('threads', where('members', 'array-contains', 'ann'), limit(40)),
  messages: list('threads/ann_pal/messages', limit(500)),
  'typing marks': list('threads/ann_pal/typing', limit(10)),
  'blocks, read markers, searches, notices': list('users/ann/notices', limit(100)),
  'own flags, own cases': list('flags', own('by'), limit(100)),
  'any shares, as an admin': asAdmin(list('reports', where('status', '==', 'pending'), limit(200))),
  'flags, cases, log, bans, admins, usernames, as an admin': asAdmin(list('modlog', limit(100))),
  'other notes, as an admin': asAdmin(list('revisions', limit(100))),
}
