import { readdirSync, readFileSync } from 'node:fs'
import { collectAccountDetails } from '@greenlight/kit/data/account/collectAccountDetails'
import { decide } from '@greenlight/kit/data/admin/decide'
import { getModerationNumbers } from '@greenlight/kit/data/admin/getModerationNumbers'
import { getOwnerHistory } from '@greenlight/kit/data/admin/getOwnerHistory'
import { listBans } from '@greenlight/kit/data/admin/listBans'
import { listFlags } from '@greenlight/kit/data/admin/listFlags'
import { listModlog } from '@greenlight/kit/data/admin/listModlog'
import { watchFlags } from '@greenlight/kit/data/admin/watchFlags'
import { watchPending } from '@greenlight/kit/data/admin/watchPending'
import { listComments } from '@greenlight/kit/data/comments/listComments'
import { listExperiences } from '@greenlight/kit/data/experiences/listExperiences'
import { listMyFlags } from '@greenlight/kit/data/flags/listMyFlags'
import type { OnError, Unsubscribe } from '@greenlight/kit/data/listen'
import { listGalleryPage } from '@greenlight/kit/data/reports/listGalleryPage'
import { watchMyShares } from '@greenlight/kit/data/reports/watchMyShares'
import { countUnread } from '@greenlight/kit/data/threads/countUnread'
import { openThread } from '@greenlight/kit/data/threads/openThread'
import { watchMessages } from '@greenlight/kit/data/threads/watchMessages'
import { watchReads } from '@greenlight/kit/data/threads/watchReads'
import { watchThreads } from '@greenlight/kit/data/threads/watchThreads'
import { beforeAll, describe, expect, it } from 'vitest'
import { clearDatabase, place } from './stage/backend.ts'
import { account, at, report } from './stage/documents.ts'
import { Heard } from './stage/heard.ts'
import { neededIndex } from './stage/neededIndex.ts'
import { admin, bob } from './stage/person.ts'
import { builtShapes } from './stage/queryShapes.ts'
import { as } from './stage/runtime.ts'

const experience = { reportId: 'r', id: 'e' }
const thread = { id: 'admin_bob', members: ['admin', 'bob'] } as const

const watched =
  (watch: (onData: (data: unknown) => void, onError: OnError) => Unsubscribe) => async () => {
    const heard = new Heard<unknown>(watch)
    await heard.until(() => true)
    heard.stop()
  }

/** By the file that says what is asked for: all queries that it can build. */
const queries: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  'account/listMyReports.ts': [collectAccountDetails],
  'account/mine.ts': [collectAccountDetails],
  'admin/getModerationNumbers.ts': [() => getModerationNumbers(new Date())],
  'admin/getOwnerHistory.ts': [() => getOwnerHistory('bob')],
  'admin/listBans.ts': [() => listBans()],
  'admin/listFlags.ts': [() => listFlags('reports/r')],
  'admin/listModlog.ts': [
    () => listModlog({ action: null, cursor: null }),
    () => listModlog({ action: 'ban', cursor: null }),
  ],
  'admin/openFlags.ts': [() => decide('r', 'approve', '')],
  'admin/watchFlags.ts': [watched(watchFlags)],
  'admin/watchPending.ts': [watched(watchPending)],
  'comments/listComments.ts': [() => listComments(experience)],
  'experiences/listExperiences.ts': [() => listExperiences('r')],
  'flags/listMyFlags.ts': [listMyFlags],
  'reports/listGalleryPage.ts': [
    () => listGalleryPage({ sort: 'asc', cells: null, cursor: null }),
    () => listGalleryPage({ sort: 'desc', cells: null, cursor: null }),
    () => listGalleryPage({ sort: 'asc', cells: ['9v6'], cursor: null }),
    () => listGalleryPage({ sort: 'desc', cells: ['9v6'], cursor: null }),
  ],
  'reports/listLegacyShares.ts': [watched(watchMyShares)],
  'reports/watchMyShares.ts': [watched(watchMyShares)],
  'threads/countUnread.ts': [
    () => countUnread(thread, null),
    () => countUnread(thread, at().toDate()),
  ],
  'threads/findThread.ts': [() => openThread('bob', 'Bob')],
  'threads/watchMessages.ts': [
    watched((onData, onError) => watchMessages(thread.id, onData, onError)),
  ],
  'threads/watchReads.ts': [watched(watchReads)],
  'threads/watchThreads.ts': [watched(watchThreads)],
}

const declared = readJson('../../firestore.indexes.json')

beforeAll(async () => {
  await clearDatabase()
  await place({
    'users/admin': account(admin),
    'users/bob': account(bob),
    'admins/admin@greenlight.test': { email: 'admin@greenlight.test', createdAt: 1 },
    'reports/r': report(bob, { status: 'pending' }),
    [`threads/${thread.id}/messages/m`]: { sender: 'bob', text: 'Hello', createdAt: at() },
  })
  await as(admin, async () => {
    await openThread('bob', 'Bob')
    for (const ask of Object.values(queries).flat()) await ask()
  })
})

it('asks every query that the data layer can build', () => {
  const source = new URL('../../shared/kit/src/data/', import.meta.url)
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.ts') &&
      /\b(where|orderBy|collectionGroup)\(/.test(readFileSync(new URL(file, source), 'utf8')),
  )
  expect(asking.toSorted()).toEqual(Object.keys(queries).toSorted())
})

describe('firestore.indexes.json', () => {
  const exempt = declared.fieldOverrides
    .filter(({ indexes }) => indexes.length === 0)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`)

  it('has each composite index that a query needs, and no other', () => {
    const needed = builtShapes()
      .map(neededIndex)
      .filter((index) => index !== null)
    const composite = declared.indexes.map(({ collectionGroup, queryScope, fields }) =>
      [
        `${collectionGroup} ${queryScope}`,
        ...fields.map(
          ({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`,
        ),
      ].join(', '),
    )
    expect(composite.toSorted()).toEqual([...new Set(needed)].toSorted())
  })

  it('has each field that is asked for across collections', () => {
    const asked = builtShapes()
      .filter(({ group }) => group)
      .flatMap(({ collection, filters }) => filters.map(({ field }) => `${collection} ${field}`))
    const grouped = declared.fieldOverrides
      .filter(({ indexes }) => indexes.some((index) => index.queryScope === 'COLLECTION_GROUP'))
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`)
    expect(grouped.toSorted()).toEqual([...new Set(asked)].toSorted())
  })

  it('exempts no field that a query uses', () => {
    const used = builtShapes().flatMap(({ collection, filters, orders }) =>
      [...filters, ...orders].map(({ field }) => `${collection} ${field}`),
    )
    expect(exempt.filter((field) => used.includes(field))).toEqual([])
  })

  it('exempts long text, photos and maps keyed by uid', () => {
    expect(exempt.toSorted()).toEqual([
      'bans reason',
      'comments text',
      'experiences notes',
      'flags evidence',
      'flags note',
      'messages text',
      'modlog reason',
      'photos dataUrl',
      'reports decisionReason',
      'reports notes',
      'reports photoUrl',
      'threads lastMessage',
      'threads lastRead',
      'threads memberInfo',
    ])
  })
})

type Declared = {
  readonly indexes: readonly {
    readonly collectionGroup: string
    readonly queryScope: string
    readonly fields: readonly {
      readonly fieldPath: string
      readonly order?: string
      readonly arrayConfig?: string
    }[]
  }[]
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string
    readonly fieldPath: string
    readonly indexes: readonly { readonly queryScope: string }[]
  }[]
}

function readJson(path: string): Declared {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Declared
}
