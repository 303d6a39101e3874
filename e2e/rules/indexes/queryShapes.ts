/** A query as far as indexes care: on which fields it filters and orders. */
export type QueryShape = {
  /** The module of the data layer that builds it, below shared/kit/src/data. */
  readonly from: string
  readonly collection: string
  /** Asks all collections of that name, wherever they hang. */
  readonly group?: true
  readonly equal?: readonly string[]
  readonly arrayContains?: string
  /** The field of `<`, `<=`, `>` or `>=`. */
  readonly range?: { readonly field: string; readonly op: '<' | '<=' | '>' | '>=' }
  readonly order?: { readonly field: string; readonly direction: 'asc' | 'desc' }
}

const newest = { field: 'createdAt', direction: 'desc' } as const
const oldest = { field: 'createdAt', direction: 'asc' } as const
const latest = { field: 'at', direction: 'desc' } as const
const ownerFields = ['ownerUid', 'authorUid', 'uid', 'userId', 'createdBy']

/** Every query of the data layer that filters or orders. */
export const queryShapes: readonly QueryShape[] = [
  {
    from: 'reports/listGalleryPage.ts',
    collection: 'reports',
    equal: ['status'],
    order: newest,
  },
  {
    from: 'reports/listGalleryPage.ts',
    collection: 'reports',
    equal: ['status'],
    order: oldest,
  },
  { from: 'reports/watchMyShares.ts', collection: 'reports', equal: ['ownerUid'] },
  ...ownerFields.flatMap((field): QueryShape[] => [
    { from: 'reports/listLegacyShares.ts', collection: 'reports', equal: [field] },
    { from: 'account/listMyReports.ts', collection: 'reports', equal: [field] },
  ]),
  { from: 'experiences/listExperiences.ts', collection: 'experiences', order: newest },
  { from: 'comments/listComments.ts', collection: 'comments', order: oldest },
  { from: 'account/mine.ts', collection: 'experiences', group: true, equal: ['userId'] },
  { from: 'account/mine.ts', collection: 'comments', group: true, equal: ['userId'] },
  { from: 'account/mine.ts', collection: 'threads', arrayContains: 'members' },
  { from: 'threads/findThread.ts', collection: 'threads', arrayContains: 'members' },
  {
    from: 'threads/watchThreads.ts',
    collection: 'threads',
    arrayContains: 'members',
    order: { field: 'lastAt', direction: 'desc' },
  },
  { from: 'threads/watchMessages.ts', collection: 'messages', order: newest },
  { from: 'threads/watchMessages.ts', collection: 'messages', order: oldest },
  {
    from: 'threads/watchMessages.ts',
    collection: 'messages',
    range: { field: 'createdAt', op: '>' },
    order: oldest,
  },
  {
    from: 'threads/countUnread.ts',
    collection: 'messages',
    equal: ['sender'],
    range: { field: 'createdAt', op: '>' },
    order: newest,
  },
  { from: 'threads/watchReads.ts', collection: 'reads', order: latest },
  { from: 'flags/listMyFlags.ts', collection: 'flags', equal: ['by'], order: newest },
  { from: 'admin/listFlags.ts', collection: 'flags', equal: ['targetPath'], order: newest },
  { from: 'admin/openFlags.ts', collection: 'flags', equal: ['targetPath', 'state'] },
  { from: 'admin/watchFlags.ts', collection: 'flags', equal: ['state'], order: oldest },
  { from: 'admin/watchPending.ts', collection: 'reports', equal: ['status'] },
  { from: 'admin/getOwnerHistory.ts', collection: 'reports', equal: ['ownerUid', 'status'] },
  { from: 'admin/getModerationNumbers.ts', collection: 'reports', equal: ['status'] },
  {
    from: 'admin/getModerationNumbers.ts',
    collection: 'modlog',
    equal: ['action'],
    range: { field: 'at', op: '>=' },
    order: latest,
  },
  {
    from: 'admin/getModerationNumbers.ts',
    collection: 'flags',
    equal: ['reason'],
    range: { field: 'decidedAt', op: '>=' },
    order: { field: 'decidedAt', direction: 'desc' },
  },
  { from: 'admin/listModlog.ts', collection: 'modlog', order: latest },
  { from: 'admin/listModlog.ts', collection: 'modlog', equal: ['action'], order: latest },
  { from: 'admin/listBans.ts', collection: 'bans', order: newest },
]
