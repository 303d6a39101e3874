import { firestore } from '@greenlight/runtime'
import type { Page } from '../../domain/galleryPager.ts'
import type { LogEntry, ModerationAction } from '../../domain/moderation.ts'
import { attempt } from '../attempt.ts'
import { readPage, type Cursor } from '../readPage.ts'
import { parseLogEntry } from './parseLogEntry.ts'

const PAGE_SIZE = 50

type LogPage = {
  /** Null for every action. */
  readonly action: ModerationAction | null
  readonly cursor: Cursor | null
}

/**
 * The log, latest first, in pages of 50. Costs a read an entry, at least one.
 * @throws GreenlightError `log-load-failed`
 */
export function listModlog({ action, cursor }: LogPage): Promise<Page<LogEntry, Cursor>> {
  return attempt('log-load-failed', async () => {
    const { db, collection, orderBy, query, where } = await firestore()
    const filter = action ? [where('action', '==', action)] : []
    const source = query(collection(db, 'modlog'), ...filter, orderBy('at', 'desc'))
    return readPage(source, PAGE_SIZE, cursor, parseLogEntry)
  })
}
