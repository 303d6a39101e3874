import { openDatabase, untilNoConflict, withTimeout } from '../stack/database.mjs'
import { parseJson } from '../stack/json.mjs'
import { isListening } from '../stack/runningSite.mjs'
import { UserError } from '../stack/userError.mjs'
import { parseRegistry, parseRelease, parseShellRelease, refusalOf } from './contract.mjs'

/** @import { Registry, Release, ShellRelease } from './contract.mjs' */
/** @import { Hold, Holds } from './holds.mjs' */
/** @typedef {{ generation: number, at: string, by: string, what: string, reason: string }} Change */
/**
 * @typedef {{ name: 'functions', version: string, content: string, settings: string, publishedAt: string, by: string }} FunctionsRelease
 */
/**
 * @typedef {object} PublishedRelease a release with its files
 * @property {Release | ShellRelease | FunctionsRelease} release
 * @property {Record<string, string>} files hashes by path, as the target names them
 * @property {string} [page] of a shell: its page, into which publishing writes the registry
 * @property {Record<string, string>} [statics] of a remote: its pages that are HTML, by path
 */
/** @typedef {{ name: string, version: string, publishedAt: string }} PublishedVersion */
/**
 * @typedef {object} RegistryEdit
 * @property {Registry} registry
 * @property {Omit<Change, 'generation'>} change
 * @property {readonly PublishedRelease[]} releases
 * @property {Record<string, Hold | null>} [holds] those that change; null ends one
 */
/** @typedef {ReturnType<typeof registryStore>} RegistryStore */

/** Of what these tools write; a change that older tools would misread raises it. */
const SCHEMA = 1
/** The SDK waits a minute for a server that is not there. */
const LONGEST_ANSWER_MS = 30_000

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
  const holds = document.collection('holds')

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
   * @param {string} name
   * @param {(query: FirebaseFirestore.Query) => FirebaseFirestore.Query} [narrowed]
   */
  const documentsOf = async (name, narrowed = (query) => query) =>
    (await narrowed(published.where('name', '==', name)).get()).docs

  /** @returns {Promise<Holds>} */
  const readHolds = async () => {
    const { docs } = await holds.get()
    return Object.fromEntries(docs.map((each) => [each.id, /** @type {Hold} */ (each.data())]))
  }

  return {
    /** @returns {Promise<Registry | undefined>} undefined before the first change */
    read: async () => parsed(await document.get()),

    /**
     * Changes the registry at once with its history, in the order of all publishers: the history has one document for
     * each generation, so that two commands cannot make the same one.
     * @param {(before: Registry | undefined, holds: Holds) => RegistryEdit} edit may run several times
     */
    change: (edit) =>
      untilNoConflict(async () => {
        const snapshot = await document.get()
        if (Number(snapshot.get('schema') ?? 0) > SCHEMA) {
          throw new UserError(
            'Newer tools wrote the registry: update this clone, then repeat the command.',
          )
        }
        const before = parsed(snapshot)
        const { registry, change, releases, holds: changed = {} } = edit(before, await readHolds())
        const generation = (before?.generation ?? 0) + 1
        const next = readable({ ...registry, schema: SCHEMA, generation })
        const id = String(generation).padStart(8, '0')
        const batch = db.batch()
        batch.create(document.collection('history').doc(id), { generation, ...change })
        batch.set(document, next)
        for (const { release, files, page, statics = {} } of releases) {
          const record = {
            ...release,
            files: JSON.stringify(files),
            statics: JSON.stringify(statics),
            removed: false,
          }
          batch.set(published.doc(idOf(release)), { ...record, ...(page && { page }) })
        }
        for (const [name, hold] of Object.entries(changed)) {
          if (hold) batch.set(holds.doc(name), hold)
          else batch.delete(holds.doc(name))
        }
        await batch.commit()
        return next
      }),

    /**
     * A release that was published once, also if it is in no list any more.
     * @param {{ name: string, version: string }} release
     * @returns {Promise<Release | ShellRelease | undefined>}
     * @throws {UserError} if its files are not on its site any more
     */
    findPublished: async (release) => {
      const snapshot = await published.doc(idOf(release)).get()
      if (!snapshot.exists) return undefined
      if (snapshot.get('removed') === true) {
        throw new UserError(
          `The files of ${release.name} ${release.version} were removed because it is old: publish it as a new version.`,
        )
      }
      return asRelease(snapshot)
    },

    /**
     * The releases of a package whose files are on its site, newest first.
     * @param {string} name
     */
    available: async (name) => {
      const docs = await documentsOf(name, (query) => query.where('removed', '==', false))
      return sorted(docs.map(asRelease))
    },

    /** The packages that `publish --changed` skips. */
    holds: readHolds,

    /**
     * Whether a build was published once, under whatever version.
     * @param {string} name
     * @param {string} content
     */
    isBuildPublished: async (name, content) => {
      const found = await documentsOf(name, (query) =>
        query.where('content', '==', content).limit(1),
      )
      return found.length > 0
    },

    /**
     * What was deployed as a version of the functions.
     * @param {string} version
     * @returns {Promise<{ content: string, settings: string } | undefined>}
     */
    findFunctions: async (version) => {
      const snapshot = await published.doc(idOf({ name: 'functions', version })).get()
      if (!snapshot.exists) return undefined
      const textOf = (/** @type {string} */ field) => String(snapshot.get(field))
      return { content: textOf('content'), settings: textOf('settings') }
    },

    /**
     * The pages of a release that are HTML, by path.
     * @param {{ name: string, version: string }} release
     * @returns {Promise<Record<string, string>>}
     */
    statics: async (release) =>
      parseJson(String((await published.doc(idOf(release)).get()).get('statics') ?? '{}')),

    /** @param {{ name: string, version: string }} release */
    isPublished: async (release) => (await published.doc(idOf(release)).get()).exists,

    /**
     * The versions of a package, newest first.
     * @param {string} name
     */
    versionsOf: async (name) => {
      const docs = await documentsOf(name, (query) => query.select('version', 'publishedAt'))
      return sorted(docs.map(asVersion(name))).map(({ version }) => version)
    },

    /**
     * The releases of a package whose files are on its site, newest first.
     * @param {string} name
     * @returns {Promise<(PublishedVersion & { files: Record<string, string>, page: string })[]>}
     */
    releasesWithFiles: async (name) => {
      const docs = await documentsOf(name, (query) =>
        query.where('removed', '==', false).select('version', 'publishedAt', 'files', 'page'),
      )
      return sorted(
        docs.map((snapshot) => ({
          ...asVersion(name)(snapshot),
          files: filesIn(snapshot),
          page: String(snapshot.get('page') ?? ''),
        })),
      )
    },

    /**
     * Records that the files of releases are no longer on their site.
     * @param {readonly PublishedVersion[]} releases
     */
    markRemoved: async (releases) => {
      for (const release of releases) await published.doc(idOf(release)).update({ removed: true })
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
  }
}

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

/** @param {FirebaseFirestore.DocumentSnapshot} snapshot @returns {Release | ShellRelease} */
const asRelease = (snapshot) =>
  snapshot.get('name') === 'shell'
    ? parseShellRelease(snapshot.data())
    : parseRelease(snapshot.data())

/** @param {FirebaseFirestore.DocumentSnapshot} snapshot @returns {Record<string, string>} */
const filesIn = (snapshot) => parseJson(String(snapshot.get('files')))

/** @param {string} name */
const asVersion = (name) => (/** @type {FirebaseFirestore.DocumentSnapshot} */ snapshot) => ({
  name,
  version: String(snapshot.get('version')),
  publishedAt: String(snapshot.get('publishedAt')),
})

/**
 * @template {PublishedVersion} T
 * @param {T[]} releases
 * @returns {T[]} newest first
 */
const sorted = (releases) => releases.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt))
