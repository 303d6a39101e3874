import { expect } from 'vitest'
import { type Actor, admin } from '../setup/actors.ts'
import type { Documents, Fields } from '../setup/documents.ts'
import type { Write } from '../setup/session.ts'
import type { TestDatabase } from '../setup/testDatabase.ts'
import { type Change, decisionsIn, unmatched } from './decisions.ts'
import { batchOf, type Step } from './steps.ts'

const firstAdmin = `admins/${admin.email}`

/** A sequence of batches, after each of which the invariants are checked. */
export class Sequence {
  succeeded = 0
  private readonly world: Map<string, Fields | null>
  private readonly batches: (readonly Write[])[] = []
  /** Reports that are gone, whose ids must not be used again. */
  private readonly gone = new Set<string>()
  /** What each member has made, as `uid kind`. */
  private readonly made = new Map<string, number>()
  private readonly written = new Set<string>()

  constructor(
    private readonly database: TestDatabase,
    documents: Documents,
  ) {
    this.world = new Map(Object.entries(documents))
  }

  async run(step: Step): Promise<void> {
    const writes = batchOf(step, this.world, `n${this.batches.length}`, this.batches)
    this.batches.push(writes)
    if (writes.length === 0 || !(await this.send(step.me, writes))) return
    this.succeeded += 1
    const paths = [...new Set(writes.map(({ path }) => path))]
    const after = await this.database.read(paths)
    const changes = paths.map((path): Change => ({
      path,
      before: this.world.get(path) ?? null,
      after: after[path] ?? null,
    }))
    for (const { path, after: fields } of changes) {
      this.world.set(path, fields)
      this.written.add(path)
    }
    this.check(step.me, changes)
  }

  private check(me: Actor, changes: readonly Change[]): void {
    const entries = changes.filter(({ path }) => path.startsWith('modlog/'))
    const what = `${me.uid}: ${JSON.stringify(changes)}`
    expect(
      entries.every(({ before }) => before === null),
      `changed a log entry: ${what}`,
    ).toBe(true)
    const logged = entries.map(
      ({ after }) => `${String(after?.['action'])} ${String(after?.['target'])}`,
    )
    expect(unmatched(decisionsIn(me, changes), logged), what).toEqual([])
    expect(this.world.get(firstAdmin), `removed the first admin: ${what}`).toBeTruthy()
    for (const change of changes) this.checkDocument(me, change, logged)
  }

  private checkDocument(
    me: Actor,
    { path, before, after }: Change,
    logged: readonly string[],
  ): void {
    if (/^reports\/[^/]+$/.test(path)) {
      const isBack = after?.['status'] === 'public' && before?.['status'] === 'rejected'
      expect(isBack && !logged.includes(`restore ${path}`), `${path} is public again`).toBe(false)
      expect(this.gone.has(path) && after !== null, `${path} is used again`).toBe(false)
      if (before && !after) this.gone.add(path)
    }
    const kind = kindOf(path)
    if (!kind || before || !after) return
    const key = `${me.uid} ${kind}`
    this.made.set(key, (this.made.get(key) ?? 0) + 1)
    // One is left for today.
    expect(this.made.get(key), `${key}, more than a day allows`).toBe(1)
  }

  /** The documents with a reason that one of these can read and that is not theirs. */
  async foreignReasons(actors: readonly Actor[]): Promise<string[]> {
    const found: string[] = []
    for (const [path, fields] of this.world) {
      if (!fields || !this.written.has(path) || !/reason|answer/i.test(Object.keys(fields).join()))
        continue
      for (const me of actors.filter(
        ({ uid }) => !this.isAdmin(uid) && !this.isTheirs(uid, path),
      )) {
        const isRead = await this.database
          .session(me)
          .get(path)
          .then(
            () => true,
            () => false,
          )
        if (isRead) found.push(`${me.uid} read ${path}`)
      }
    }
    return found
  }

  /** All paths that were written, and these. */
  writtenPaths(more: readonly string[]): readonly string[] {
    return [...this.written, ...more]
  }

  private isAdmin(uid: string): boolean {
    return Boolean(this.world.get(`admins/${uid.toLowerCase()}@greenlight.test`))
  }

  private isTheirs(uid: string, path: string): boolean {
    const [root, id = '', collection] = path.split('/')
    const fields = this.world.get(path)
    if (root === 'reports' && collection === 'private')
      return this.world.get(`reports/${id}`)?.['ownerUid'] === uid
    return (['users', 'bans'].includes(root ?? '') && id === uid) || fields?.['by'] === uid
  }

  private async send(me: Actor, writes: readonly Write[]): Promise<boolean> {
    return this.database
      .session(me)
      .write(...writes)
      .then(
        () => true,
        () => false,
      )
  }
}

/** The kind of document that a day limits. */
function kindOf(path: string): string | null {
  const parts = path.split('/')
  const kinds: Readonly<Record<string, string>> = {
    reports: 'share',
    experiences: 'experience',
    comments: 'comment',
    flags: 'flag',
    threads: 'thread',
    cases: 'case',
  }
  return kinds[parts.at(-2) ?? ''] ?? null
}
