/** What stays of a member after the account is deleted: the sentences of all pages that say so. */
export const whatStays = {
  messages:
    'messages that you sent, with the members you wrote to; your name there becomes “Former member”',
  flags:
    'what you reported, and the text of a message that an admin removed: 2 years after the decision',
  log: 'the log of decisions, and a suspension of your account',
  name: 'your username, if your account is suspended',
  requests: 'that a request of yours was answered, without its words: 2 years after the answer',
  ids: 'the ids of your account and of your deleted profiles, so that these do not come back, and how much you added on your last days',
  blocks: 'that others blocked you',
  evidence:
    'what we must keep as evidence when we delete something that shows a minor or an intimate picture: 1 year',
  admin: 'your address in the list of admins, if you are one, until another admin removes it',
  erasure: 'the note that you deleted your account, by its id: 30 days',
  backups: 'backups: 14 days',
} as const

/** What the account details leave out. */
export const notInDetails = {
  others: 'what others wrote to you or about you',
  flaggers: 'who reported something of yours',
  log: 'the log of decisions beyond your notices',
  gone: 'the ids of profiles that you deleted',
  evidence: 'what we must keep as evidence',
  alerts: 'news that waits to be sent to you',
  marks: 'marks that last for seconds, such as that you are typing',
} as const

type MemberData = {
  /** As in `firestore.rules`. */
  readonly path: string
  /**
   * The step of the erasure that deletes it, or what of it is the member's; `server` if no client can; null if it stays
   * whole.
   */
  readonly erasedBy: string | null
  /** What stays of it; null if nothing does. */
  readonly stays: keyof typeof whatStays | null
  /** Its part of the account details, or why it has none. */
  readonly details: { readonly in: string } | { readonly not: keyof typeof notInDetails }
}

const row = (
  path: string,
  erasedBy: string | null,
  stays: MemberData['stays'],
  details: MemberData['details'],
): MemberData => ({ path, erasedBy, stays, details })

/** Every path of the database that holds the uid or the address of a member, or hangs below one that does. */
export const memberData: readonly MemberData[] = [
  row('users/{uid}', 'userAndName', null, { in: 'profile' }),
  row('usernames/{folded}', 'userAndName', 'name', { in: 'reservedName' }),
  row('users/{uid}/blocks/{otherUid}', 'blocks', 'blocks', { in: 'blocks' }),
  row('users/{uid}/reads/{threadId}', 'reads', null, { in: 'readMarks' }),
  row('users/{uid}/devices/{slot}', 'devices', null, { in: 'devices' }),
  row('alerts/{uid}', 'server', null, { not: 'alerts' }),
  row('users/{uid}/searches/{slot}', 'searches', null, { in: 'searches' }),
  row('users/{uid}/quota/{kind}', null, 'ids', { in: 'dayCounts' }),
  row('users/{uid}/notices/{entryId}', 'notices', null, { in: 'notices' }),
  row('reports/{reportId}', 'reports', null, { in: 'reports' }),
  row('reports/{reportId}/photos/full', 'reports', null, { in: 'photos' }),
  row('reports/{reportId}/reply/subject', 'reports', null, { in: 'replies' }),
  row('reports/{reportId}/private/review', 'reports', null, { in: 'reviews' }),
  row('reports/{reportId}/experiences/{experienceId}', 'experiences', null, { in: 'experiences' }),
  row('reports/{reportId}/experiences/{experienceId}/comments/{commentId}', 'comments', null, {
    in: 'comments',
  }),
  row('revisions/{reportId}', 'reports', null, { in: 'revisions' }),
  row('gone/{reportId}', null, 'ids', { not: 'gone' }),
  row('erasures/{uid}', null, 'erasure', { in: 'erasure' }),
  row('standing/{uid}', 'standing', null, { in: 'standing' }),
  row('presence/{uid}', 'standing', null, { not: 'marks' }),
  row('threads/{threadId}', 'names', 'messages', { in: 'threads' }),
  row('threads/{threadId}/messages/{messageId}', null, 'messages', { in: 'messages' }),
  row('threads/{threadId}/typing/{uid}', 'names', null, { not: 'marks' }),
  row('admins/{email}', null, 'admin', { in: 'admin' }),
  row('flags/{flagId}', null, 'flags', { in: 'flags' }),
  row('cases/{caseId}', 'cases', 'requests', { in: 'cases' }),
  row('modlog/{entryId}', null, 'log', { not: 'log' }),
  row('bans/{uid}', null, 'log', { in: 'ban' }),
  row('evidence/{id}', null, 'evidence', { not: 'evidence' }),
]
