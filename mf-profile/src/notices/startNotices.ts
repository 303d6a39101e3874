import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { listMyCases } from '@greenlight/kit/data/cases'
import { startLoad } from '@greenlight/runtime'
import { listNotices } from './noticeRequests.ts'

export const NOTICES_KEY = ['profile', 'notices']

/** @public called by the remote's `prepare` */
export function startNotices(): void {
  startLoad(NOTICES_KEY, listNotices)
  startLoad(loadKeys.myCases(), listMyCases)
}
