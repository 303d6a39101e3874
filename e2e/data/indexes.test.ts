import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseCase } from '@greenlight/domain/case'
import { listMyCases } from '@greenlight/kit/data/cases'
import { myCommentsQuery, myExperiencesQuery } from '@greenlight/kit/data/contributions'
import { listMyFlags } from '@greenlight/kit/data/flags'
import type { OnError, Unsubscribe } from '@greenlight/kit/data/listeners'
import { listBelowExperience } from '@greenlight/kit/data/reports'
import { firestore } from '@greenlight/runtime'
import { beforeAll, describe, expect, it } from 'vitest'
import { listLastDecisions } from '../../mf-admin/src/admins/lastDecisions.ts'
import { watchOpenCases } from '../../mf-admin/src/cases/openCases.ts'
import { listOtherCases } from '../../mf-admin/src/cases/requests.ts'
import { openFlagsOn } from '../../mf-admin/src/decisions/flagDecisions.ts'
import { decideReport } from '../../mf-admin/src/decisions/reportDecisions.ts'
import { listFlags, watchOpenFlags } from '../../mf-admin/src/flags/flags.ts'
import { listLog } from '../../mf-admin/src/log/log.ts'
import { listBans } from '../../mf-admin/src/members/bans.ts'
import { findMembers, getMember, listMembers } from '../../mf-admin/src/members/findMembers.ts'
import { getFlagOutcomes, getMemberHistory } from '../../mf-admin/src/members/memberHistory.ts'
import { getMemberSummary, listLatestShares } from '../../mf-admin/src/members/members.ts'
import { listCaseMonths } from '../../mf-admin/src/numbers/caseNumbers.ts'
import { listFirstDecisions } from '../../mf-admin/src/numbers/firstDecisions.ts'
import { listOutcomes } from '../../mf-admin/src/numbers/outcomes.ts'
import { countPendingByAge } from '../../mf-admin/src/numbers/waitingAges.ts'
import { getWeeklyCounts } from '../../mf-admin/src/numbers/weeklyCounts.ts'
import {
  listPendingById,
  listPendingFrom,
  listUndatedPending,
  watchPending,
} from '../../mf-admin/src/pending/pending.ts'
import { findReports } from '../../mf-admin/src/reports/findReports.ts'
import { watchRevisions } from '../../mf-admin/src/revisions/revisions.ts'
import { listWithPhotoKeys } from '../../mf-admin/src/samePhoto/samePhoto.ts'
import { getQueueCounts } from '../../mf-admin/src/tabs/queueCounts.ts'
import { countUrgent } from '../../mf-admin/src/tabs/urgentCount.ts'
import { countReports } from '../../mf-gallery/src/counts/countReports.ts'
import { listGalleryPage } from '../../mf-gallery/src/gallery/galleryPages.ts'
import { watchMyShares } from '../../mf-gallery/src/myShares/myShares.ts'
import { countNew } from '../../mf-gallery/src/searches/checkSearches.ts'
import { listAllMessages, watchMessages } from '../../mf-messaging/src/conversation/messages.ts'
import { listOlderThreads, watchThreads } from '../../mf-messaging/src/threads/threads.ts'
import { fetchUnreadCount, watchReads } from '../../mf-messaging/src/unread/reads.ts'
import { collectAccountDetails } from '../../mf-profile/src/account/accountDetails.ts'
import { countComments, listComments } from '../../mf-profile/src/comments/commentRequests.ts'
import {
  findThread,
  getMemberName,
} from '../../mf-profile/src/conversations/conversationRequests.ts'
import {
  countExperiences,
  listExperiences,
} from '../../mf-profile/src/experiences/experienceRequests.ts'
import { listNotices, watchUnreadNotices } from '../../mf-profile/src/notices/noticeRequests.ts'
import { watchDecisions } from '../../mf-profile/src/notices/outcomes.ts'
import { findPhoto } from '../../shared/kit/src/photo/findPhoto.ts'
import {
  compositeIndexesFor,
  queriesFile,
  queryShapes,
  shapeLine,
} from '../../tools/google/queryShapes.mjs'
import { clearDatabase, seed } from './setup/database.ts'
import { account, report, timeAt } from './setup/documents.ts'
import { galleryRequests, savedSearches } from './setup/galleryShapes.ts'
import { LiveAnswers } from './setup/liveAnswers.ts'
import { admin, bob } from './setup/person.ts'
import { recordedQueries } from './setup/queryShapes.ts'
import { asPerson } from './setup/runtime.ts'

const experience = { reportId: 'r', id: 'e', commentsSince: timeAt().toDate() }
/** A picture that has keys. */
const checkered = {
  width: 64,
  height: 64,
  data: Uint8Array.from({ length: 4 * 64 * 64 }, (_, at) => (at % 400) / 2),
}
const thread = { id: 'admin_bob', members: ['admin', 'bob'] } as const

const watched =
  (watch: (onData: (data: unknown) => void, onError: OnError) => Unsubscribe) => async () => {
    const answers = new LiveAnswers<unknown>(watch)
    await answers.until(() => true)
    answers.stop()
  }

/** By the module that builds them: all queries, each at least once. */
const queries: Readonly<Record<string, readonly (() => Promise<unknown>)[]>> = {
  '../../mf-admin/src/members/bans.ts': [() => listBans()],
  '../../mf-admin/src/cases/openCases.ts': [watched(watchOpenCases)],
  '../../mf-admin/src/revisions/revisions.ts': [watched(watchRevisions)],
  '../../mf-admin/src/numbers/caseNumbers.ts': [() => listCaseMonths(new Date())],
  '../../mf-admin/src/numbers/firstDecisions.ts': [() => listFirstDecisions(new Date())],
  '../../mf-admin/src/numbers/outcomes.ts': [() => listOutcomes(new Date())],
  '../../mf-admin/src/numbers/waitingAges.ts': [() => countPendingByAge(new Date())],
  '../../mf-admin/src/admins/lastDecisions.ts': [() => listLastDecisions()],
  '../../mf-admin/src/members/members.ts': [
    () => getMemberSummary('bob'),
    () => listLatestShares('bob', 5),
  ],
  '../../mf-admin/src/cases/requests.ts': [
    () => listOtherCases(parseCase('request', { by: 'bob' })),
  ],
  '../../mf-admin/src/members/findMembers.ts': [
    () => findMembers('Blue'),
    () => getMember('bob'),
    () => listMembers(['bob']),
  ],
  '../../mf-admin/src/members/memberHistory.ts': [
    () => getMemberHistory('bob'),
    () => getFlagOutcomes('bob'),
  ],
  '../../mf-admin/src/reports/findReports.ts': [
    () => findReports({ name: 'Marcus', town: 'Austin, TX' }),
  ],
  '../../mf-admin/src/decisions/reportDecisions.ts': [
    () => decideReport('r', 'approve', 'Because.'),
  ],
  '../../mf-admin/src/decisions/flagDecisions.ts': [() => openFlagsOn('reports/r')],
  '../../mf-admin/src/flags/flags.ts': [
    () => listFlags('reports/r'),
    watched(watchOpenFlags.bind(null, null)),
    watched(watchOpenFlags.bind(null, ['minor'])),
  ],
  '../../mf-admin/src/log/log.ts': [
    () => listLog({ action: null, cursor: null }),
    () => listLog({ action: 'ban', cursor: null }),
  ],
  '../../mf-admin/src/numbers/weeklyCounts.ts': [() => getWeeklyCounts(new Date())],
  '../../mf-admin/src/tabs/queueCounts.ts': [() => getQueueCounts()],
  '../../mf-admin/src/samePhoto/samePhoto.ts': [() => listWithPhotoKeys(['0a'])],
  '../../mf-admin/src/tabs/urgentCount.ts': [() => countUrgent()],
  '../../mf-admin/src/pending/pending.ts': [
    watched(watchPending),
    () => listPendingById(['r']),
    () => listPendingFrom(new Date(), null),
    () => listUndatedPending(),
  ],
  '../../mf-gallery/src/gallery/galleryPages.ts': galleryRequests().flatMap((request) => [
    () => listGalleryPage({ ...request, cursor: null }),
    () => countReports(request),
  ]),
  '../../mf-gallery/src/searches/checkSearches.ts': savedSearches().map(
    (search) => () => countNew(search),
  ),
  '../../shared/kit/src/photo/findPhoto.ts': [
    () => findPhoto(checkered, () => Promise.resolve(null)),
  ],
  '../../mf-gallery/src/myShares/myShares.ts': [watched(watchMyShares)],
  '../../mf-messaging/src/conversation/messages.ts': [
    watched((onData, onError) => watchMessages(thread.id, onData, onError)),
    () => listAllMessages(thread.id),
  ],
  '../../mf-messaging/src/threads/threads.ts': [
    watched(watchThreads),
    () => listOlderThreads(thread.id, null),
  ],
  '../../mf-messaging/src/unread/reads.ts': [
    () => fetchUnreadCount(thread, null),
    () => fetchUnreadCount(thread, timeAt().toDate()),
    watched(watchReads),
  ],
  '../../mf-profile/src/account/myDocuments.ts': [collectAccountDetails],
  '../../mf-profile/src/comments/commentRequests.ts': [
    () => listComments(experience),
    () => countComments(experience),
  ],
  '../../mf-profile/src/conversations/conversationRequests.ts': [
    () => findThread('cyd'),
    () => getMemberName('cyd'),
  ],
  '../../mf-profile/src/experiences/experienceRequests.ts': [
    () => listExperiences('r'),
    () => countExperiences('r'),
  ],
  '../../mf-profile/src/notices/noticeRequests.ts': [
    () => listNotices(),
    watched(watchUnreadNotices),
  ],
  '../../mf-profile/src/notices/outcomes.ts': [
    watched(watchDecisions.bind(null, timeAt().toDate())),
  ],
  '../../shared/kit/src/data/cases.ts': [listMyCases],
  '../../shared/kit/src/data/contributions.ts': [
    () => myExperiencesQuery('bob'),
    () => myCommentsQuery('bob'),
  ],
  '../../shared/kit/src/data/flags.ts': [listMyFlags],
  '../../shared/kit/src/data/reports.ts': [
    async () => {
      const { db, doc } = await firestore()
      return listBelowExperience(doc(db, 'reports', 'r', 'experiences', 'e'), timeAt().toDate())
    },
  ],
}

const declared = readJson('../../firestore.indexes.json')

beforeAll(async () => {
  await clearDatabase()
  await seed({
    'users/admin': account(admin),
    'users/bob': account(bob),
    'admins/admin@greenlight.test': { email: 'admin@greenlight.test', createdAt: 1 },
    'reports/r': report(bob, { status: 'pending' }),
    [`threads/${thread.id}`]: { members: thread.members, lastAt: timeAt() },
    [`threads/${thread.id}/messages/m`]: { sender: 'bob', text: 'Hello', createdAt: timeAt() },
  })
  await asPerson(admin, async () => {
    for (const runQuery of Object.values(queries).flat()) await runQuery()
  })
})

it('runs the queries of every module that builds one', () => {
  expect(modulesWithQueries().toSorted()).toEqual(Object.keys(queries).toSorted())
})

it('builds the queries of firestore.queries.json, and no other', () => {
  const recorded = recordedQueries().map(shapeLine).toSorted()
  // WRITE_QUERIES=1 npm test -- data e2e/data/indexes.test.ts
  if (process.env['WRITE_QUERIES'])
    writeFileSync(queriesFile, `${JSON.stringify(recorded, null, 2)}\n`)
  expect(queryShapes().map(shapeLine)).toEqual(recorded)
})

describe('firestore.indexes.json', () => {
  const exempt = declared.fieldOverrides
    .filter(({ indexes, ttl }) => indexes.length === 0 && !ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`)

  it('has each composite index that a query needs, and no other', () => {
    const needed = queryShapes().flatMap(compositeIndexesFor)
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

  it('has each field that a collection group query uses', () => {
    const queried = queryShapes()
      .filter(({ group }) => group)
      .flatMap(({ collection, filters }) => filters.map(({ field }) => `${collection} ${field}`))
    const grouped = declared.fieldOverrides
      .filter(({ indexes }) => indexes.some((index) => index.queryScope === 'COLLECTION_GROUP'))
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`)
    // The last three are asked for by the functions.
    const all = [...queried, 'devices hash', 'notices at', 'searches match']
    expect(grouped.toSorted()).toEqual([...new Set(all)].toSorted())
  })

  it('exempts no field that a query uses', () => {
    const used = queryShapes().flatMap(({ collection, filters, orders }) =>
      [...filters, ...orders].map(({ field }) => `${collection} ${field}`),
    )
    expect(exempt.filter((field) => used.includes(field))).toEqual([])
  })

  it('deletes what expires', () => {
    const expiring = declared.fieldOverrides
      .filter(({ ttl }) => ttl)
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup} ${fieldPath}`)
    expect(expiring.toSorted()).toEqual([
      'cases expireAt',
      'erasures expireAt',
      'evidence expireAt',
      'flags expireAt',
      'notices expireAt',
    ])
  })

  it('exempts long text, photos, maps keyed by uid, and documents that are only read by their path', () => {
    expect(exempt.toSorted()).toEqual([
      'alerts handled',
      'alerts items',
      'bans reason',
      'cases about',
      'cases answer',
      'cases statement',
      'comments text',
      'evidence photo',
      'evidence photoKeys',
      'evidence text',
      'experiences notes',
      'flags evidence',
      'flags note',
      'messages text',
      'modlog reason',
      'notices reason',
      'notices target',
      'photos dataUrl',
      'quota at',
      'quota count',
      'quota last',
      'quota since',
      'reports decisionReason',
      'reports notes',
      'reports photoUrl',
      'revisions notes',
      'searches ages',
      'searches coords',
      'searches genders',
      'searches miles',
      'searches name',
      'searches place',
      'searches seenAt',
      'searches title',
      'searches tones',
      'threads lastMessage',
      'threads lastRead',
      'threads memberInfo',
    ])
  })
})

/** Modules of the remotes and the kit that build a query, relative to this folder. */
function modulesWithQueries(): readonly string[] {
  const root = new URL('../../', import.meta.url)
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'))
  return ['shared/kit', ...remotes]
    .map((name) => `${name}/src/`)
    .flatMap((folder) => {
      const files = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      return files.map((file) => folder + file)
    })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /\b(where|orderBy|collectionGroup)\(/.test(readFileSync(new URL(file, root), 'utf8')),
    )
    .map((file) => `../../${file}`)
}

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
    readonly ttl?: boolean
    readonly indexes: readonly { readonly queryScope: string }[]
  }[]
}

function readJson(path: string): Declared {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as Declared
}
