import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Snapshot, Step } from './migrate.mjs'

/** Bans lose the uid of the admin who decided: the banned member can read them. The log has it. */
export const bans: Step = {
  collection: 'bans',
  fields: ['by', 'createdAt', 'decision'],
  plan: (page, db) =>
    replaceUidByLogEntry(page, db, {
      kind: 'ban',
      by: 'by',
      at: 'createdAt',
      isAbout: (ban, entry) => entry.get('target') === `bans/${ban.id}`,
    }),
}

/** Flags lose the uid of the admin who decided, too: the member who flagged can read them. */
export const flags: Step = {
  collection: 'flags',
  fields: ['decidedBy', 'decidedAt', 'decision', 'targetPath'],
  plan: (page, db) =>
    replaceUidByLogEntry(page, db, {
      kind: 'flag',
      by: 'decidedBy',
      at: 'decidedAt',
      // A ban closes the flags on the messages of that member.
      isAbout: (flag, entry) =>
        entry.get('target') === flag.get('targetPath') || entry.get('action') === 'ban',
    }),
}

type Source = {
  readonly kind: string
  /** Its field with the admin's uid. */
  readonly by: string
  /** Its field with the time of the decision. */
  readonly at: string
  readonly isAbout: (document: Snapshot, entry: Snapshot) => boolean
}

async function replaceUidByLogEntry(page: readonly Snapshot[], db: Firestore, source: Source) {
  const writes = []
  const notes = []
  for (const seen of page.filter((one) => one.get(source.by) !== undefined)) {
    const entry = await entryOf(seen, db, source)
    notes.push(
      entry
        ? `${source.kind} lost the uid of an admin`
        : `${source.kind} kept the uid of an admin, because the log has no entry for it`,
    )
    if (!entry) continue
    writes.push({ seen, fields: { [source.by]: FieldValue.delete(), decision: entry.id } })
  }
  return { writes, notes }
}

/**
 * The log entry of a decision: named by it, or in older documents of the same moment, because one batch
 * wrote both.
 */
async function entryOf(decided: Snapshot, db: Firestore, { by, at, isAbout }: Source) {
  const decision: unknown = decided.get('decision')
  const log = db.collection('modlog')
  if (typeof decision === 'string' && /^[^/]+$/.test(decision)) {
    const entry = await log.doc(decision).get()
    if (entry.exists) return entry
  }
  const time: unknown = decided.get(at)
  if (!(time instanceof Timestamp)) return undefined
  const { docs } = await log.where('at', '==', time).get()
  return docs.find((entry) => entry.get('actor') === decided.get(by) && isAbout(decided, entry))
}
