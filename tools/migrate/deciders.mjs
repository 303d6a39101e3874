import { FieldValue, Timestamp } from 'firebase-admin/firestore'

/** @typedef {import('./migrate.mjs').Step} Step */
/** @typedef {import('./migrate.mjs').Snapshot} Snapshot */
/** @typedef {import('firebase-admin/firestore').Firestore} Firestore */

/**
 * Bans lose the uid of the admin who decided: the banned member can read them. The log has it.
 * @type {Step}
 */
export const bans = {
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

/**
 * Flags lose the uid of the admin who decided, too: the member who flagged can read them.
 * @type {Step}
 */
export const flags = {
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

/**
 * @param {readonly Snapshot[]} page
 * @param {Firestore} db
 * @param {Source} source
 */
async function replaceUidByLogEntry(page, db, source) {
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
 * @typedef {object} Source
 * @property {string} kind
 * @property {string} by its field with the admin's uid
 * @property {string} at its field with the time of the decision
 * @property {(document: Snapshot, entry: Snapshot) => boolean} isAbout
 */

/**
 * The log entry of a decision: named by it, or in older documents of the same moment, because one batch
 * wrote both.
 * @param {Snapshot} decided
 * @param {Firestore} db
 * @param {Source} source
 */
async function entryOf(decided, db, { by, at, isAbout }) {
  /** @type {unknown} */
  const decision = decided.get('decision')
  const log = db.collection('modlog')
  if (typeof decision === 'string' && /^[^/]+$/.test(decision)) {
    const entry = await log.doc(decision).get()
    if (entry.exists) return entry
  }
  /** @type {unknown} */
  const time = decided.get(at)
  if (!(time instanceof Timestamp)) return undefined
  const { docs } = await log.where('at', '==', time).get()
  return docs.find((entry) => entry.get('actor') === decided.get(by) && isAbout(decided, entry))
}
