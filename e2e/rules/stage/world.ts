import * as actors from './actors.ts'
import type { Actor } from './actors.ts'
import * as documents from './documents.ts'
import type { Documents } from './documents.ts'
import { past } from './documents.ts'
import { places } from './places.ts'

const { admin, ann, banned, bannedAdmin, noDocument, noProfile, noTerms, pal, residents } = actors

const peculiarities: Readonly<Record<string, object>> = {
  [noTerms.uid]: { acceptedTermsAt: null },
  [noProfile.uid]: { profileComplete: false },
  [actors.closed.uid]: { messageSettings: { allow: 'none' } },
  [actors.closedBefore.uid]: { messageSettings: {}, msgAllow: 'none' },
  [actors.reopened.uid]: { messageSettings: { allow: 'everyone' }, msgAllow: 'none' },
  [actors.silent.uid]: { messageSettings: { readReceipts: false } },
  [actors.silentBefore.uid]: { messageSettings: {}, msgReadReceipts: false },
}

/** Everything that stands in the database before each case. */
export const world: Documents = {
  ...merged(Object.values(actors).filter(isActor).map(accountOf)),
  ...merged(residents.map(belongings)),
  ...admins(),
  ...bans(),
  ...commons(),
  ...conversationsOfAnn(),
}

function merged(all: readonly Documents[]): Documents {
  return Object.fromEntries(all.flatMap((documents) => Object.entries(documents)))
}

function isActor(value: unknown): value is Actor {
  return typeof value === 'object' && value !== null && 'uid' in value
}

function accountOf(actor: Actor): Documents {
  if (actor === noDocument || actor === actors.gone || actor === actors.visitor) return {}
  const fields = { ...documents.account(actor, past), ...peculiarities[actor.uid] }
  return { [places.user(actor)]: fields }
}

function belongings(actor: Actor): Documents {
  const user = places.user(actor)
  const report = documents.report(actor, past)
  const thread = places.thread(actor)
  const reports = [places.report(actor), places.hiddenReport(actor)]
  return {
    [`${user}/blocks/troll`]: { createdAt: past },
    [`${user}/reads/${places.threadId(actor)}`]: { at: past },
    ...merged(reports.map(hangingBelow)),
    [places.report(actor)]: report,
    [places.hiddenReport(actor)]: { ...report, status: 'pending' },
    [places.experience(actor)]: documents.experience(actor, past),
    [places.comment(actor)]: documents.comment(actor, past),
    [thread]: documents.thread(actor, pal, past),
    [places.message(actor)]: documents.message(pal, places.threadId(actor), past),
    [`${thread}/typing/${pal.uid}`]: { at: past },
    [`${thread}/typing/${actor.uid}`]: { at: past },
    [documents.flagPath(actor, 'reports/flagged')]: documents.flag(actor, 'reports/flagged', past),
  }
}

function hangingBelow(report: string): Documents {
  return {
    [`${report}/photos/full`]: { dataUrl: documents.jpeg },
    [`${report}/experiences/by-pal`]: documents.experience(pal, past),
    [`${report}/experiences/by-pal/comments/by-pal`]: documents.comment(pal, past),
  }
}

function admins(): Documents {
  const addresses = [admin, actors.secondAdmin, bannedAdmin, actors.unverifiedAdmin]
    .map(({ email }) => email)
    .concat('chief@greenlight.test', 'kim@greenlight.test', actors.oddAdmin.email)
  return Object.fromEntries(
    addresses.map((email) => [`admins/${email}`, { email, createdAt: past.toMillis() }]),
  )
}

function bans(): Documents {
  return Object.fromEntries(
    [banned, bannedAdmin].map(({ uid }) => [`bans/${uid}`, documents.ban(admin, 'ban1', past)]),
  )
}

function commons(): Documents {
  return {
    'reports/common': documents.report(pal, past),
    'reports/flagged': documents.report(pal, past),
    'reports/rejected': { ...documents.report(pal, past), status: 'rejected', flagCount: 4 },
    ...hangingBelow('reports/common'),
    // Nobody can write this: it stands where a bent address would lead.
    [`admins/${actors.slashAdmin.email}`]: { email: actors.slashAdmin.email },
    'modlog/ban1': documents.entry(admin, 'ban', 'bans/banned', past),
  }
}

/** Ann's conversations with those who cannot, or can again, be written to. */
function conversationsOfAnn(): Documents {
  const { blocked, blocker, closed, closedBefore, gone, reopened } = actors
  const others = [blocked, blocker, closed, closedBefore, gone, reopened]
  return {
    [`users/${blocker.uid}/blocks/${ann.uid}`]: { createdAt: past },
    [`users/${ann.uid}/blocks/${blocked.uid}`]: { createdAt: past },
    ...Object.fromEntries(
      others.map((other) => [`threads/with-${other.uid}`, documents.thread(ann, other, past)]),
    ),
    ...Object.fromEntries(
      [actors.silent, actors.silentBefore].map((other) => [
        `threads/with-${other.uid}`,
        documents.thread(other, pal, past),
      ]),
    ),
  }
}
