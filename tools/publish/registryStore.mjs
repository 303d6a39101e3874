import { randomUUID } from 'node:crypto'
import { hostname, networkInterfaces } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase, untilNoConflict, withTimeout } from '../stack/database.mjs'
import { isAlive, isListening } from '../stack/runningSite.mjs'
import { UserError } from '../stack/userError.mjs'
import { parseRegistry, parseRelease, refusalOf } from './contract.mjs'

/** @import { Registry, Release } from './contract.mjs' */
/** @typedef {{ generation: number, at: string, by: string, what: string, reason: string }} Change */
/** @typedef {{ site: string, holder: string }} Lease */
/** @typedef {ReturnType<typeof registryStore>} RegistryStore */

/** A lease that was not renewed for this long belongs to a command that is gone. */
const STALE_MS = 20_000
const RENEW_MS = 5000
const LONGEST_WAIT_MS = 10 * 60_000
/** The SDK waits a minute for a server that is not there. */
const LONGEST_ANSWER_MS = 30_000

/** This machine: names alone may be the same on two. */
const machine = [
  hostname(),
  ...Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ mac }) => mac)),
].join(' ')

/**
 * The registry's database: of a Firebase project, or of the emulator.
 * @param {{ project?: string, emulator?: boolean, port?: number }} options `port`: the emulator's
 */
export async function openStore({ port, ...options }) {
  if (port) process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`
  const { db, where, asUserError } = await openDatabase(options)
  const silent = new UserError(
    `The database does not answer in ${where}: run npm start in another terminal.`,
  )
  const emulator = process.env['FIRESTORE_EMULATOR_HOST']
  if (emulator) {
    const { hostname: host, port: at } = new URL(`http://${emulator}`)
    if (!(await isListening(Number(at), host))) throw silent
  }
  const store = registryStore(db)
  try {
    await withTimeout(LONGEST_ANSWER_MS, store.read(), silent)
  } catch (error) {
    if (error instanceof RefusedRegistry) {
      const heals = emulator
        ? 'npm start -- --fresh begins with a new one (and with new demo data)'
        : 'this clone may be older than the tools that wrote it: update it'
      throw new UserError(`The registry in ${where} cannot be read: ${error.message}. ${heals}.`)
    }
    throw error instanceof UserError ? error : asUserError('The registry could not be read', error)
  }
  return store
}

/** Stored data that is no registry. */
class RefusedRegistry extends Error {}

/**
 * The registry, its history and all published releases in Firestore: the only truth.
 * @param {import('firebase-admin/firestore').Firestore} db
 */
export function registryStore(db) {
  const document = db.doc('releases/registry')
  const published = document.collection('published')
  const leases = document.collection('leases')

  /** @param {FirebaseFirestore.DocumentSnapshot} snapshot */
  const parsed = (snapshot) => {
    if (!snapshot.exists) return undefined
    try {
      return parseRegistry(snapshot.data())
    } catch (error) {
      throw new RefusedRegistry(refusalOf(error))
    }
  }

  /**
   * @param {string} site
   * @param {string} holder
   */
  const take = (site, holder) =>
    untilNoConflict(async () => {
      const lease = leases.doc(site)
      const snapshot = await lease.get()
      if (snapshot.exists && !isStale(snapshot)) return false
      const taken = { holder, machine, pid: process.pid, renewed: 0 }
      await (snapshot.exists ? lease.update(taken, ifUnchanged(snapshot)) : lease.create(taken))
      return true
    })

  return {
    /** @returns {Promise<Registry | undefined>} undefined before the first change */
    read: async () => parsed(await document.get()),

    /**
     * Changes the registry at once with its history, if the lease still holds. The history has one
     * document for each generation, so that two commands cannot make the same one.
     * @param {Lease} lease
     * @param {(before: Registry | undefined) => { registry: Registry, change: Omit<Change, 'generation'>, releases: readonly Release[] }} edit
     */
    change: (lease, edit) =>
      untilNoConflict(async () => {
        const [registryNow, leaseNow] = await db.getAll(document, leases.doc(lease.site))
        if (leaseNow?.get('holder') !== lease.holder) {
          throw new UserError(
            'Another command took over because this one was silent. Run it again.',
          )
        }
        const before = registryNow && parsed(registryNow)
        const { registry, change, releases } = edit(before)
        const generation = (before?.generation ?? 0) + 1
        const next = readable({ ...registry, generation })
        const id = String(generation).padStart(8, '0')
        const batch = db.batch()
        batch.update(leaseNow.ref, { renewed: Date.now() }, ifUnchanged(leaseNow))
        batch.create(document.collection('history').doc(id), { generation, ...change })
        batch.set(document, next)
        for (const release of releases) batch.set(published.doc(idOf(release)), release)
        await batch.commit()
        return next
      }),

    /**
     * A release that was published once, also if it is in no list any more.
     * @param {{ name: string, version: string }} release
     */
    findPublished: async (release) => {
      const snapshot = await published.doc(idOf(release)).get()
      return snapshot.exists ? parseRelease(snapshot.data()) : undefined
    },

    /**
     * Whether a build was published once, under whatever version.
     * @param {string} name
     * @param {string} content
     */
    isBuildPublished: async (name, content) =>
      !(await published.where('name', '==', name).where('content', '==', content).limit(1).get())
        .empty,

    /** @param {{ name: string, version: string }} release */
    isPublished: async (release) => (await published.doc(idOf(release)).get()).exists,

    /**
     * Records a shell once its site serves it.
     * @param {import('./contract.mjs').ShellRelease} shell
     */
    addPublishedShell: async (shell) => void (await published.doc(idOf(shell)).set(shell)),

    /**
     * The versions of a remote, newest first.
     * @param {string} name
     */
    versionsOf: async (name) => {
      const { docs } = await published.where('name', '==', name).get()
      return docs
        .map((snapshot) => snapshot.data())
        .sort((a, b) => String(b['publishedAt']).localeCompare(String(a['publishedAt'])))
        .map(({ version }) => String(version))
    },

    /** @returns {Promise<Change[]>} newest first */
    history: async (limit = 30) => {
      const { docs } = await document
        .collection('history')
        .orderBy('generation', 'desc')
        .limit(limit)
        .get()
      return docs.map((snapshot) => /** @type {Change} */ (snapshot.data()))
    },

    /**
     * Keeps two commands from deploying the same site at once: each deployment replaces it as a whole.
     * The lease is renewed while `work` runs; that of a killed command ends by itself.
     * @template T
     * @param {string} site
     * @param {(lease: Lease) => Promise<T>} work
     */
    withLease: async (site, work) => {
      const holder = randomUUID()
      const giveUp = Date.now() + LONGEST_WAIT_MS
      let waiting = false
      while (!(await take(site, holder))) {
        if (!waiting) console.log(`  … another command is publishing to ${site}; waiting for it`)
        waiting = true
        if (Date.now() > giveUp)
          throw new UserError(`${site} is still being published to. Try again later.`)
        await wait(100 + Math.random() * 200)
      }
      const lease = leases.doc(site)
      const timer = setInterval(() => {
        lease.update({ renewed: Date.now() }).catch(() => {})
      }, RENEW_MS)
      try {
        return await work({ site, holder })
      } finally {
        clearInterval(timer)
        await untilNoConflict(async () => {
          const snapshot = await lease.get()
          if (snapshot.get('holder') === holder) await lease.delete(ifUnchanged(snapshot))
        })
      }
    },
  }
}

/**
 * Precondition: the document has not changed since this snapshot.
 * @param {FirebaseFirestore.DocumentSnapshot} snapshot
 */
const ifUnchanged = ({ updateTime }) => ({ ...(updateTime && { lastUpdateTime: updateTime }) })

/**
 * A registry that can be read again once it is written.
 * @param {unknown} registry
 * @throws {UserError}
 */
function readable(registry) {
  try {
    return parseRegistry(registry)
  } catch (error) {
    throw new UserError(`Nothing was changed: the registry would not be one. ${refusalOf(error)}.`)
  }
}

/** @param {{ name: string, version: string }} release */
const idOf = ({ name, version }) => `${name}@${version}`

/** @param {FirebaseFirestore.DocumentSnapshot} lease */
function isStale(lease) {
  if (lease.get('machine') === machine && !isAlive(Number(lease.get('pid')))) return true
  // Both are the server's time: the clocks of two machines may differ.
  const age = lease.readTime.toMillis() - (lease.updateTime?.toMillis() ?? 0)
  return age > STALE_MS
}
