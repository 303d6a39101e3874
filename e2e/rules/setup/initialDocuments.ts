import { termsDate } from '@greenlight/domain/terms'
import { Timestamp } from 'firebase/firestore/lite'
import type { Actor } from './actors.ts'
import * as actors from './actors.ts'
import type { Documents } from './documents.ts'
import * as documents from './documents.ts'
import { past } from './documents.ts'
import { pathOf } from './paths.ts'

const {
  admin,
  ann,
  banned,
  bannedAdmin,
  noDocument,
  noProfile,
  noTerms,
  oldTerms,
  pal,
  actorsWithDocuments,
} = actors

const accountDifferences: Readonly<Record<string, object>> = {
  [noTerms.uid]: { acceptedTermsAt: null },
  [oldTerms.uid]: { acceptedTermsAt: Timestamp.fromMillis(termsDate.getTime() - 1) },
  [noProfile.uid]: { profileComplete: false },
  [actors.refusesMessages.uid]: { messageSettings: { allow: 'none' } },
  [actors.refusesMessagesLegacy.uid]: { messageSettings: {}, msgAllow: 'none' },
  [actors.allowsMessagesAgain.uid]: { messageSettings: { allow: 'everyone' }, msgAllow: 'none' },
  [actors.receiptsOff.uid]: { messageSettings: { readReceipts: false } },
  [actors.receiptsOffLegacy.uid]: { messageSettings: {}, msgReadReceipts: false },
}

/** All documents that exist before each case. */
export const initialDocuments: Documents = {
  ...merged(Object.values(actors).filter(isActor).map(accountOf)),
  ...merged(Object.values(actors).filter(isActor).map(usernameOf)),
  ...merged(actorsWithDocuments.map(documentsOf)),
  ...admins(),
  ...bans(),
  ...sharedDocuments(),
  ...conversationsOfAnn(),
}

function merged(all: readonly Documents[]): Documents {
  return Object.fromEntries(all.flatMap((documents) => Object.entries(documents)))
}

function isActor(value: unknown): value is Actor {
  return typeof value === 'object' && value !== null && 'uid' in value
}

function accountOf(actor: Actor): Documents {
  if (actor === noDocument || actor === actors.deletedMember || actor === actors.visitor) return {}
  const fields = { ...documents.account(actor, past), ...accountDifferences[actor.uid] }
  return { [pathOf.user(actor)]: fields }
}

/** The reservation of the name. An actor without a user document has one, too: no other member can take the name. */
function usernameOf(actor: Actor): Documents {
  if (actor === actors.visitor) return {}
  const { uid } = actor
  return { [pathOf.username(actor)]: documents.reservation(`Name of ${uid}`, uid, past) }
}

function documentsOf(actor: Actor): Documents {
  const user = pathOf.user(actor)
  const report = documents.report(actor, past)
  const thread = pathOf.thread(actor)
  const reports = [pathOf.report(actor), pathOf.pendingReport(actor)]
  return {
    [`${user}/blocks/troll`]: { createdAt: past },
    [`${user}/reads/${pathOf.threadId(actor)}`]: { at: past },
    ...merged(reports.map(subcollectionsOf)),
    [pathOf.report(actor)]: report,
    [pathOf.pendingReport(actor)]: { ...report, status: 'pending' },
    [pathOf.experience(actor)]: documents.experience(actor, past),
    [pathOf.comment(actor)]: documents.comment(actor, past),
    [thread]: documents.thread(actor, pal, past),
    [pathOf.message(actor)]: documents.message(pal, pathOf.threadId(actor), past),
    [`${thread}/typing/${pal.uid}`]: { at: past },
    [`${thread}/typing/${actor.uid}`]: { at: past },
    [`${user}/notices/old`]: documents.notice('takedown', 'reports/common', past),
    [`cases/of-${actor.uid}`]: documents.request(actor, past),
    [documents.flagPath(actor, 'reports/flagged')]: documents.flag(actor, 'reports/flagged', past),
  }
}

function subcollectionsOf(report: string): Documents {
  return {
    [`${report}/photos/full`]: { dataUrl: documents.jpeg },
    [`${report}/private/review`]: { flagCount: 0 },
    [`${report}/experiences/by-pal`]: documents.experience(pal, past),
    [`${report}/experiences/by-pal/comments/by-pal`]: documents.comment(pal, past),
  }
}

function admins(): Documents {
  const addresses = [admin, actors.secondAdmin, bannedAdmin, actors.unverifiedAdmin]
    .map(({ email }) => email)
    .concat('chief@greenlight.test', 'kim@greenlight.test', actors.percentSignAdmin.email)
  return Object.fromEntries(
    addresses.map((email, index) => [
      `admins/${email}`,
      {
        email,
        createdAt: past.toMillis(),
        addedAt: laterBy(index),
        addedBy: 'admin',
        decision: 'x',
      },
    ]),
  )
}

function bans(): Documents {
  return Object.fromEntries(
    [banned, bannedAdmin].map(({ uid }) => [`bans/${uid}`, documents.ban('ban1', past)]),
  )
}

function sharedDocuments(): Documents {
  return {
    'reports/common': documents.report(pal, past),
    'reports/flagged': { ...documents.report(pal, past), status: 'pending' },
    'reports/rejected': { ...documents.report(pal, past), status: 'rejected', flagCount: 4 },
    ...subcollectionsOf('reports/common'),
    // No client can write this document. It is where the path of `slashAdmin` would lead.
    [`admins/${actors.slashAdmin.email}`]: { email: actors.slashAdmin.email },
    'modlog/ban1': documents.logEntry(admin, 'ban', 'bans/banned', past),
  }
}

/** A time after the initial documents, which orders the admins by when they were added. */
function laterBy(ms: number): Timestamp {
  return Timestamp.fromMillis(past.toMillis() + ms)
}

/** Ann’s conversations with members whom she can no longer, or can again, write to. */
function conversationsOfAnn(): Documents {
  const {
    blockedByAnn,
    blockedAnn,
    refusesMessages,
    refusesMessagesLegacy,
    deletedMember,
    allowsMessagesAgain,
  } = actors
  const others = [
    blockedByAnn,
    blockedAnn,
    refusesMessages,
    refusesMessagesLegacy,
    deletedMember,
    allowsMessagesAgain,
  ]
  return {
    [`users/${blockedAnn.uid}/blocks/${ann.uid}`]: { createdAt: past },
    [`users/${ann.uid}/blocks/${blockedByAnn.uid}`]: { createdAt: past },
    ...Object.fromEntries(
      others.map((other) => [`threads/with-${other.uid}`, documents.thread(ann, other, past)]),
    ),
    ...Object.fromEntries(
      [actors.receiptsOff, actors.receiptsOffLegacy].map((other) => [
        `threads/with-${other.uid}`,
        documents.thread(other, pal, past),
      ]),
    ),
  }
}
