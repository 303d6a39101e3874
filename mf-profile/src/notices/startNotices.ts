import { listMyCases } from '@greenlight/kit/data/cases'
import { startLoad } from '@greenlight/runtime'
import { listNotices } from './noticeRequests.ts'

export const NOTICES = ['notices']
export const MY_CASES = ['myCases']

/** @public called by the remote's `prepare` */
export function startNotices(): void {
  startLoad(NOTICES, listNotices)
  startLoad(MY_CASES, listMyCases)
}
